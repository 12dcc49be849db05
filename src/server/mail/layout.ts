import type { MailWords } from './mail.ts';

/** Parts of a mail: paragraphs, and at most one button. */
export interface MailParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly footnotes?: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
/** A subject is one line: a line break would start another header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** Renders a mail as plain text and as equivalent HTML; values in it are untrusted. */
export function mailWords({ subject, paragraphs, action, footnotes = [] }: MailParts): MailWords {
  const link = action && `${action.label}:\n${action.url}`;
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:#1e6b52;color:#ffffff;padding:12px 22px;border-radius:999px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#56615b;word-break:break-all">${escaped(action.url)}</p>`;
  return {
    subject: oneLine(subject),
    text: [...paragraphs, ...(link ? [link] : []), ...footnotes, 'Perennial'].join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escaped(oneLine(subject))}</title></head><body style="margin:0;background:#f7f5f0"><div style="max-width:560px;margin:0 auto;padding:32px 20px;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#18211d"><p style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1e6b52">Perennial</p><div style="background:#fffdfa;border:1px solid #ebe6db;border-radius:20px;padding:28px">${paragraphs.map((text) => paragraph(text, '')).join('')}${button ?? ''}${footnotes.map((text) => paragraph(text, 'font-size:14px;color:#56615b')).join('')}</div></div></body></html>`,
  };
}
