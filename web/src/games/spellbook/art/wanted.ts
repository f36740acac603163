import { data } from "../gallery/things";

export default (): string[] => data.spells.map((one) => `spell-${one.id}`);
