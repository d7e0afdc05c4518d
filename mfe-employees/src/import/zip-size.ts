/** The end of a ZIP file: its record has 22 bytes and a comment of at most 65,535. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
/** The size is in a further record, for files of more than 4 GB. */
const ZIP64 = 0xffffffff;

/**
 * How many bytes a ZIP file says it has unpacked; infinite where it does not say, undefined where it is broken. The code that unpacks it afterwards must stop at the
 * size that each entry declares, as `hucre` does.
 */
export function unpackedBytes(file: Uint8Array): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // An empty entry may take two bytes packed.
    const isSilent = unpacked === ZIP64 || (unpacked === 0 && packed > 2);
    total += isSilent ? Number.POSITIVE_INFINITY : unpacked;
    at += 46 + lengthsOf(view, at);
  }
  return total;
}

/** The bytes of an entry's name, further fields and comment. */
const lengthsOf = (view: DataView, at: number): number =>
  [28, 30, 32].reduce((sum, offset) => sum + view.getUint16(at + offset, true), 0);

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
