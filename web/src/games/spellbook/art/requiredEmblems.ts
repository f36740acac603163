import { data } from "../gallery/entries";

export default (): string[] => data.spells.map((one) => `spell-${one.id}`);
