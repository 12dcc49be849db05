import { siteName } from '#server/core/site-name.ts';
import type { MailWords } from './mail.ts';

/** A headline with a text, linked to a screen. */
interface MailItem {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Parts of a mail: paragraphs, headlines, and at most one button. */
export interface MailParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly MailItem[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly footnotes?: readonly string[];
  /** How to get no more of these. */
  readonly leave?: { readonly text: string; readonly label: string; readonly url: string };
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
const paragraph = (text: string, style: string, name = 'ink'): string =>
  `<p class="${name}" style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;

const OUTSIDE = 'margin:0 0 16px;font-size:14px';

/** Mail programs with a dark mode override the colors; others use the light ones, which are inlined. */
const DARK = `<style>@media (prefers-color-scheme: dark){body,.paper{background:#0e1512!important}.card{background:#151e1a!important;border-color:#25302b!important}.ink{color:#eef2ee!important}.dim{color:#a3b0a8!important}.brand,.link{color:#6fc3a3!important}.button{background:#6fc3a3!important;color:#0e1512!important}.line{border-color:#25302b!important}}</style>`;

const itemHtml = ({ title, text, url }: MailItem): string =>
  `<div class="line" style="border-top:1px solid #ebe6db;padding:16px 0"><a class="ink" href="${escaped(url)}" style="font-weight:600;font-size:18px;color:#18211d;text-decoration:none">${escaped(title)}</a><p class="dim" style="margin:4px 0 0;color:#56615b">${escaped(text)}</p></div>`;

function actionHtml({ label, url }: NonNullable<MailParts['action']>, showsAddress: boolean): string {
  const button = `<p style="margin:24px 0"><a class="button" href="${escaped(url)}" style="background:#1e6b52;color:#ffffff;padding:12px 22px;border-radius:999px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>`;
  const address = `<p class="dim" style="${OUTSIDE};color:#56615b;word-break:break-all">${escaped(url)}</p>`;
  return showsAddress ? button + address : button;
}

const leaveHtml = ({ text, label, url }: NonNullable<MailParts['leave']>): string =>
  `<p class="dim" style="margin:20px 0 0;font-size:14px;color:#56615b">${escaped(text)} <a class="link" href="${escaped(url)}" style="color:#1e6b52">${escaped(label)}</a></p>`;

/** Renders a mail as plain text and as equivalent HTML; values in it are untrusted. */
export function mailWords(parts: MailParts): MailWords {
  const { subject, paragraphs, items = [], action, footnotes = [], leave } = parts;
  const content = [
    ...paragraphs.map((text) => paragraph(text, '')),
    ...items.map(itemHtml),
    ...(action ? [actionHtml(action, leave === undefined)] : []),
    ...footnotes.map((text) => paragraph(text, 'font-size:14px;color:#56615b', 'dim')),
  ].join('');
  return {
    subject: oneLine(subject),
    text: [
      ...paragraphs,
      ...items.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      ...footnotes,
      ...(leave ? [`${leave.text} ${leave.label}:\n${leave.url}`] : []),
      siteName(),
    ].join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(oneLine(subject))}</title>${DARK}</head><body style="margin:0;background:#f7f5f0"><div class="paper" style="background:#f7f5f0"><div class="ink" style="max-width:560px;margin:0 auto;padding:32px 20px;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#18211d"><p class="brand" style="margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1e6b52">${escaped(siteName())}</p><div class="card" style="background:#fffdfa;border:1px solid #ebe6db;border-radius:20px;padding:28px">${content}</div>${leave ? leaveHtml(leave) : ''}</div></div></body></html>`,
  };
}
