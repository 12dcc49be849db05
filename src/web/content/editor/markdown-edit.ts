/** A text with its selection, like a text area. */
export interface Chosen {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An edit's replacement text, and the selection afterwards. */
export interface Edit {
  /** Start and end of the replaced text. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** Chosen afterwards, counted from `from`. */
  readonly start: number;
  readonly end: number;
}

export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

const SAMPLES: Readonly<Record<'bold' | 'italic' | 'link', string>> = {
  bold: 'bold text',
  italic: 'italic text',
  link: 'link text',
};

/** Wraps the selection in markers, or removes them. */
function around({ text, start, end }: Chosen, sign: string, sample: string): Edit {
  const chosen = text.slice(start, end);
  const [before, after] = [text.slice(start - sign.length, start), text.slice(end, end + sign.length)];
  if (chosen !== '' && before === sign && after === sign)
    return {
      from: start - sign.length,
      to: end + sign.length,
      insert: chosen,
      start: 0,
      end: chosen.length,
    };
  const words = chosen || sample;
  return {
    from: start,
    to: end,
    insert: sign + words + sign,
    start: sign.length,
    end: sign.length + words.length,
  };
}

/** Prefixes every selected line, or removes the prefix if all have it. */
function before({ text, start, end }: Chosen, sign: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end - (end > start ? 1 : 0), from));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const insert = lines
    .map((line) => (isOn ? line.slice(sign.length) : sign + line.replace(/^(?:#{1,6} |- )/, '')))
    .join('\n');
  return { from, to, insert, start: insert.length, end: insert.length };
}

/** A toolbar button's edit. */
export function editOf(mark: Mark, chosen: Chosen): Edit {
  switch (mark) {
    case 'bold':
      return around(chosen, '**', SAMPLES.bold);
    case 'italic':
      return around(chosen, '_', SAMPLES.italic);
    case 'heading':
      return before(chosen, '## ');
    case 'list':
      return before(chosen, '- ');
    case 'link': {
      const words = chosen.text.slice(chosen.start, chosen.end) || SAMPLES.link;
      const insert = `[${words}](https://)`;
      const end = insert.length - 1;
      return { from: chosen.start, to: chosen.end, insert, start: end - 'https://'.length, end };
    }
  }
}

/** Markdown of a picture that still needs its description. */
export const pictureMarkdown = (id: string): string => `![](/content-images/${id})`;

/** Inserts a picture at the caret, and selects its description. */
export function pictureEdit({ start, end }: Chosen, id: string): Edit {
  return { from: start, to: end, insert: pictureMarkdown(id), start: 2, end: 2 };
}
