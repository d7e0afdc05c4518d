/** How many bytes tell an encoding without a mark. */
const SAMPLE_BYTES = 4096;

/**
 * Decodes a text file: by its byte order mark, else UTF-16 where every other byte is zero, else UTF-8, else Windows-1252, which older
 * spreadsheets write. Undefined for a file that is no text.
 */
export function decodeText(file: Uint8Array): string | undefined {
  const encoding = encodingOf(file);
  const text = new TextDecoder(encoding).decode(file);
  return text.includes('\0') ? undefined : text;
}

function encodingOf(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = zerosIn(file.subarray(0, SAMPLE_BYTES));
  const half = Math.min(file.length, SAMPLE_BYTES) / 2;
  // Text in Latin letters, with some others.
  if (zeros.odd > half / 2 && zeros.even < half / 10) return 'utf-16le';
  if (zeros.even > half / 2 && zeros.odd < half / 10) return 'utf-16be';
  return isUtf8(file) ? 'utf-8' : 'windows-1252';
}

function zerosIn(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  return zeros;
}

function isUtf8(file: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}
