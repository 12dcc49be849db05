import { Marked } from 'marked';
import sanitize from 'sanitize-html';
import { slugOf } from '#domain/content/slug.ts';

/** Prefix of heading ids, which keeps them from clashing with ids that scripts use. */
const SECTION = 'section-';
const SECTION_ID = /^section-[a-z0-9-]+$/;
/** Only pictures on this server are shown, because another server would see who reads the page. */
const PICTURE = /^\/content-images\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Authors write this as the description of a decorative picture. */
const DECORATIVE = /^decorative$/i;
/** Placeholder that the editor once inserted as a description; old pages still contain it. */
const PLACEHOLDER = 'Describe the picture';
const EXTERNAL = /^https?:\/\/[^\s/?#\\]/i;
/** Addresses on this server, absolute or relative. Never `//elsewhere`, which only looks like one. */
const INTERNAL = /^(?:\/(?![/\\])|[\w-])[^\s:\\]*$|^\/$/;
const MAIL = /^mailto:[^\s?]+@[^\s?]+$/i;
const MAX_NESTING = 40;

const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

function linkAttributes(href: string): Record<string, string> {
  if (hasControl(href)) return {};
  if (href.startsWith('#')) return { href: `#${SECTION}${slugOf(href.slice(1).replace(SECTION, ''))}` };
  if (EXTERNAL.test(href)) return { href, rel: 'noopener noreferrer nofollow' };
  return INTERNAL.test(href) || MAIL.test(href) ? { href } : {};
}

/** Screen readers skip a picture without a description. Only `presentation` shows that its author intended that. */
function pictureAttributes({ src = '', alt = '' }: sanitize.Attributes): Record<string, string> {
  if (!PICTURE.test(src)) return {};
  const words = alt.trim();
  if (DECORATIVE.test(words)) return { src, alt: '', role: 'presentation', loading: 'lazy' };
  return { src, alt: words === PLACEHOLDER ? '' : words, loading: 'lazy' };
}

const ALIGNED = new Set(['left', 'center', 'right']);
const cell = (tagName: string, { align }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: align !== undefined && ALIGNED.has(align) ? { align } : {},
});
const heading = (tagName: string, { id }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: id !== undefined && SECTION_ID.test(id) ? { id } : {},
});

const TAGS =
  'h2 h3 h4 p ul ol li blockquote pre hr br table thead tbody tr th td a img code em strong del sub sup';

const RULES: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'role', 'loading'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    ol: (tagName, { start = '' }) => ({ tagName, attribs: /^\d{1,4}$/.test(start) ? { start } : {} }),
    h2: heading,
    h3: heading,
    h4: heading,
    th: cell,
    td: cell,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** A Markdown renderer whose headings start below the page's own title, each with an id. */
function reader(): Marked {
  const known = new Map<string, number>();
  return new Marked({
    gfm: true,
    async: false,
    renderer: {
      heading({ tokens, depth }) {
        const level = Math.min(Math.max(depth, 2), 4);
        const slug = slugOf(this.parser.parseInline(tokens, this.parser.textRenderer)) || 'part';
        const count = (known.get(slug) ?? 0) + 1;
        known.set(slug, count);
        const id = `${SECTION}${slug}${count === 1 ? '' : `-${count}`}`;
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
    },
  });
}

/**
 * Renders Markdown as harmless HTML: headings, lists, tables, links, quotes, code, and pictures on this server. Leaves out everything else.
 * Takes seconds for a text made to be slow: see `markdown-renderer.ts`.
 * @throws RangeError for a text nested thousands of times
 */
export function htmlOfMarkdown(markdown: string): string {
  return sanitize(reader().parse(markdown, { async: false }), RULES);
}
