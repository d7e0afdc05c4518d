type Rgb = readonly [number, number, number];

/** Blends a colour with an opaque one behind it; antd's colours are `#rrggbb` or `rgba(…)`. */
function onto(color: string, behind: Rgb): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(color);
  const [r, g, b, alpha = 1] = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  const mix = (over = 0, under: number) => over * alpha + under * (1 - alpha);
  return [mix(r, behind[0]), mix(g, behind[1]), mix(b, behind[2])];
}

function luminance(rgb: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** WCAG 2 contrast of a colour on a surface, 1 to 21. */
export function contrast(color: string, surface: string): number {
  const under = onto(surface, [0, 0, 0]);
  const [dark = 0, light = 0] = [luminance(onto(color, under)), luminance(under)].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}
