import { data } from "../gallery/entries";

export default (): string[] => [...data.cards, ...data.tokens, ...data.enchantments].map((one) => one.id);
