/** How alike two pictures are to an eye that sees no colour: both in grey on one small grid. */

const SIDE = 64;

export interface Pair {
  readonly a: string;
  readonly b: string;
  /** 0: the same; 1: black where the other is white, everywhere. */
  readonly grey: number;
  /** Share of the two outlines that only one of them covers; 0: the same outline. */
  readonly outline: number;
}

/** Luminance and coverage of an SVG, drawn on a canvas of 64 by 64. */
export async function greys(svg: SVGSVGElement): Promise<{ light: Float32Array; cover: Float32Array }> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const from = [...svg.querySelectorAll<SVGElement>("path, circle, text")];
  [...copy.querySelectorAll<SVGElement>("path, circle, text")].forEach((part, i) => {
    const style = getComputedStyle(from[i] as Element);
    for (const name of ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"])
      part.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute("width", String(SIDE));
  copy.setAttribute("height", String(SIDE));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const light = new Float32Array(SIDE * SIDE);
  const cover = new Float32Array(SIDE * SIDE);
  if (!pen) return { light, cover };
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const at = (i: number) => (data[i] ?? 0) / 255;
  for (let i = 0; i < light.length; i++) {
    const alpha = at(i * 4 + 3);
    cover[i] = alpha;
    light[i] = (0.2126 * at(i * 4) + 0.7152 * at(i * 4 + 1) + 0.0722 * at(i * 4 + 2)) * alpha + (1 - alpha);
  }
  return { light, cover };
}

/** Every pair of these pictures, the most alike first. */
export async function pairs(pictures: ReadonlyMap<string, SVGSVGElement>): Promise<Pair[]> {
  const seen: [string, Awaited<ReturnType<typeof greys>>][] = [];
  for (const [id, svg] of pictures) seen.push([id, await greys(svg)]);
  const found: Pair[] = [];
  seen.forEach(([a, one], i) => {
    for (const [b, two] of seen.slice(i + 1)) {
      let [grey, only, any] = [0, 0, 0];
      for (let j = 0; j < one.light.length; j++) {
        grey += Math.abs((one.light[j] ?? 0) - (two.light[j] ?? 0));
        only += Math.abs((one.cover[j] ?? 0) - (two.cover[j] ?? 0));
        any += Math.max(one.cover[j] ?? 0, two.cover[j] ?? 0);
      }
      found.push({ a, b, grey: grey / one.light.length, outline: any ? only / any : 0 });
    }
  });
  return found.sort((x, y) => x.grey - y.grey);
}
