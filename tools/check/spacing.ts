/** Space in and between elements. Positions (`inset`, `scroll-padding`) follow what they are aligned with. */
const SPACE = /(?<=[\s;{])(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?):\s*([^;}]+)/g;
const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|r?em|ch)\b/g;
/** The widths of lines. */
const HAIRLINE = /^-?[12]px$/;
/** Within `calc`, a length is the size of another element. */
const CALCULATION = /calc\((?:[^()]|\([^()]*\))*\)/g;
/** The comment in front of a value that an alignment needs. */
const REASON = /\/\* Off the scale: [^*]+\*\/\s*$/;

/** A length that is not one of the scale; `line` counts from 1. */
export interface FoundSpace {
  readonly line: number;
  readonly length: string;
}

/** The lengths in gaps, margins and paddings of a style sheet that are neither `--rc-space-…` nor explained. */
export function findSpacing(css: string): FoundSpace[] {
  return [...css.matchAll(SPACE)].flatMap(({ 1: value = '', index }) => {
    const before = css.slice(0, index);
    if (REASON.test(before)) return [];
    const lengths = value.replace(CALCULATION, '').match(LENGTH) ?? [];
    const line = before.split('\n').length;
    return lengths.filter((length) => !HAIRLINE.test(length)).map((length) => ({ line, length }));
  });
}
