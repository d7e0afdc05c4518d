import type { MailParts } from './content.ts';

/**
 * A mail as an HTML page. Tables and inline styles, since mail clients drop most of the rest; no image and no other
 * address than the console's, so that nothing is loaded and nothing tracks the reader. The style element only adds
 * dark colours; a client that drops it shows the light ones.
 */
export function htmlPage(parts: MailParts): string {
  const { subject, greeting, paragraphs, code, action, notes, sender, about, publicUrl, why } =
    parts;
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(code ? [codeBlock(code)] : []),
    ...(action ? [button(action.label, action.url)] : []),
    ...notes.map(paragraph),
    paragraph(sender),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.page { background: #111418 !important; }
.card { background: #1d2127 !important; border-color: #3a4048 !important; }
.text, .code { color: #e8eaed !important; }
.quiet, .quiet a { color: #b3bac3 !important; }
.address { color: #8ab4ff !important; }
.code { background: #2a3038 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f7;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f7;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td class="text" style="${FONT}font-size:18px;font-weight:600;color:#1f2328;padding:0 8px 16px;">${escape(sender)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #d9dde3;border-radius:8px;padding:28px 28px 12px;">
${body.join('\n')}
</td></tr>
<tr><td class="quiet" style="${FONT}font-size:13px;line-height:20px;color:#59626d;padding:16px 8px;">
${escape(about)}<br>
<a href="${escape(publicUrl)}" style="color:#59626d;">${escape(publicUrl)}</a><br>
${escape(why)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const TEXT = `${FONT}font-size:16px;line-height:24px;color:#1f2328;`;

function paragraph(text: string): string {
  return `<p class="text" style="${TEXT}margin:0 0 16px;">${escape(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p class="code" style="${FONT}font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;text-align:center;color:#1f2328;background:#f2f4f7;border-radius:8px;padding:16px;margin:0 0 16px;">${escape(code)}</p>`;
}

/** A button, and below it the URL that it leads to, for readers who want to see or copy it. */
function button(label: string, url: string): string {
  const href = escape(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px;">
<tr><td bgcolor="#0958d9" style="border-radius:6px;">
<a href="${href}" style="${FONT}display:inline-block;padding:12px 20px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none;">${escape(label)}</a>
</td></tr>
</table>
<p class="quiet" style="${FONT}font-size:13px;line-height:20px;color:#59626d;margin:0 0 16px;">Or copy this link into your browser:<br><a class="address" href="${href}" style="color:#0958d9;word-break:break-all;">${href}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
