import type { PageData } from '@rollcall/shared/module';
import { escapeJson } from '@rollcall/shared/node';
import { LIST, SHELL } from '../testing/releases.ts';
import { composePage } from './page.ts';

const DATA: PageData = {
  shell: SHELL,
  releases: LIST,
  capabilities: null,
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: null,
};

test('data with any content cannot end its script element', () => {
  const unsafe = { text: '</script><script>alert(1)</script> & \u2028 \u2029 $& $1' };
  const escaped = escapeJson(unsafe);
  expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(unsafe);
});

test('the data block is at the end of the head', () => {
  const html = composePage('<html><head><title>x</title></head><body></body></html>', {
    data: DATA,
    nonce: 'n0nce',
    preloads: [],
    paint: undefined,
  });
  expect(html).toMatch(
    /<title>x<\/title><script type="application\/json" id="rollcall-page" nonce="n0nce">.*<\/script><\/head>/,
  );
});

test('a first paint is in front of the page’s other content, and no style sheet delays it', () => {
  const sheet = '<link href="/shell/1/index.css" rel="stylesheet" integrity="sha256-x">';
  const html = composePage(`<html><head>${sheet}</head><body><div id="root"></div></body></html>`, {
    data: DATA,
    nonce: 'n0nce',
    preloads: [],
    paint: { css: 'a{}', html: '<div id="first-paint"></div>' },
  });
  expect(html).toMatch(
    /^<html><head><style nonce="n0nce">a{}<\/style><\/head><body><div id="first-paint"><\/div><div id="root"><\/div><link href="\/shell\/1\/index.css"[^>]*><script .*<\/script><\/body><\/html>$/,
  );
});

test.each([undefined, { css: 'a{}', html: '<div id="first-paint"></div>' }])(
  'preload links wait in their place in the shell (decision 088), with the first paint %j',
  (paint) => {
    const shell =
      '<html><head></head><body><div id="root"></div><template id="preloads"></template></body></html>';
    const html = composePage(shell, {
      data: DATA,
      nonce: 'n',
      preloads: ['<link>', '<link $&>'],
      paint,
    });
    expect(html).toContain('<template id="preloads"><link><link $&></template>');
    expect(html.match(/<link/g)).toHaveLength(2);
  },
);
