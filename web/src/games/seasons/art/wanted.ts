import { data } from "../gallery/things";

export default (): string[] => [...data.cards, ...data.tokens, ...data.enchantments].map((one) => one.id);
