import * as fc from 'fast-check';
import { safeImage, safeLink } from './safe-link.ts';

const HERE = 'https://console.example/employees';
/** Possible beginnings of a URL; `signs` has characters that browsers remove or interpret differently. */
const beginnings = fc.constantFrom(
  '',
  '/',
  '/',
  '/',
  '\\',
  'http:',
  'https://',
  'HTTPS:',
  'javascript:',
  'data:image/png,',
  'data:text/html,',
);
const signs = fc.constantFrom('/', '/', '\\', '\t', '\n', '\r', ' ', ':', '?', 'a');
const urls = fc
  .tuple(
    beginnings,
    fc.array(signs, { maxLength: 3 }),
    fc.constantFrom('', 'evil.example', 'evil.example'),
  )
  .map(([beginning, middle, end]) => beginning + middle.join('') + end);

test('a link leads to an http(s) URL, and to another server only if it names one (design §11)', () => {
  fc.assert(
    fc.property(urls, (url) => {
      const link = safeLink(url);
      if (link === undefined || !URL.canParse(link, HERE)) return;
      const target = new URL(link, HERE);
      expect(target.protocol).toMatch(/^https?:$/);
      if (!/^https?:/i.test(link)) expect(target.origin).toBe(new URL(HERE).origin);
    }),
  );
});

test('an image is an http(s) or data:image URL, and nothing that executes (design §11)', () => {
  fc.assert(
    fc.property(urls, (url) => {
      const image = safeImage(url);
      if (image === undefined || !URL.canParse(image, HERE)) return;
      expect(new URL(image, HERE).href).toMatch(/^(https?:|data:image\/)/);
    }),
  );
});
