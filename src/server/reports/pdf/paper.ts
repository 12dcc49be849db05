import type { PaperSize } from '#domain/reports/paper-size.ts';
import { siteName } from '#server/core/site-name.ts';
import PDFDocument from 'pdfkit';
import { INK, ROW, writeCell, type Cell, type Column } from './cells.ts';
import { FIRST_FONT, registerFonts, setFont, setHeadingFont } from './faces.ts';
import { bytesOf, MARGIN, numberPage, SOFT } from './page-foot.ts';

const LINE = '#bbb';

type Element = PDFKit.PDFStructureElement;
/** Tags the written content. */
type Marking = (column: number, write: () => void) => void;

/** Dictionary of a structure element, which the library doesn't type. */
const dictionaryOf = (element: Element): Record<string, unknown> =>
  (element as unknown as { readonly dictionary: { readonly data: Record<string, unknown> } }).dictionary.data;

/**
 * A tagged document (PDF/UA-1): every text is in a structure element, tables have header cells with a scope, pictures have a description, and
 * decoration is an artifact. Grayscale, so that shape and weight carry meaning.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #foot: string;

  constructor({
    size,
    title,
    foot,
    madeAt,
  }: {
    readonly size: PaperSize;
    readonly title: string;
    readonly foot: string;
    readonly madeAt: Date;
  }) {
    this.doc = new PDFDocument({
      size: size === 'a4' ? 'A4' : 'LETTER',
      margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: MARGIN.side, right: MARGIN.side },
      pdfVersion: '1.7',
      // The types don't know this subset yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      displayTitle: true,
      lang: 'en-US',
      bufferPages: true,
      font: FIRST_FONT,
      info: { Title: title, Creator: siteName(), Producer: 'Perennial', CreationDate: madeAt },
    });
    registerFonts(this.doc);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#foot = foot;
  }

  get left(): number {
    return MARGIN.side;
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN.side;
  }

  /** Starts a page if less than this is left, points. */
  ensure(height: number): void {
    if (!this.#hasRoom(height)) this.doc.addPage();
  }

  #hasRoom(height: number): boolean {
    return this.doc.y + height <= this.doc.page.height - MARGIN.bottom;
  }

  /** Draws decoration, which has no meaning of its own. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  #marked(parent: Element, type: string, write: () => void): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    element.add(this.doc.markStructureContent(type));
    write();
    this.doc.endMarkedContent();
    return element;
  }

  #rule(y: number, color: string = LINE): void {
    this.artifact(() =>
      this.doc
        .moveTo(MARGIN.side, y)
        .lineTo(MARGIN.side + this.width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    );
  }

  title(text: string, lines: readonly string[]): void {
    const { doc } = this;
    const written = setHeadingFont(doc, text);
    doc.fontSize(22).fillColor(INK);
    this.#marked(this.#root, 'H1', () => doc.text(written, MARGIN.side, doc.y, { width: this.width })).end();
    for (const line of lines) this.paragraph(line, { size: 9 });
    doc.y += 6;
    this.#rule(doc.y, INK);
    doc.y += 8;
  }

  heading(text: string, aside = '', followingPt = 30): void {
    const { doc } = this;
    this.ensure(30 + followingPt);
    doc.y += 8;
    const y = doc.y;
    this.#marked(this.#root, 'H2', () =>
      doc.font('bold').fontSize(11.5).fillColor(INK).text(text, MARGIN.side, y, { width: this.width }),
    ).end();
    const next = doc.y;
    if (aside !== '')
      this.#marked(this.#root, 'P', () =>
        doc
          .font('plain')
          .fontSize(8.5)
          .fillColor(SOFT)
          .text(aside, MARGIN.side, y + 3, { width: this.width, align: 'right', lineBreak: false }),
      ).end();
    doc.y = next + 2;
    this.#rule(doc.y, INK);
    doc.y += 5;
  }

  paragraph(text: string, { size = 9.5 }: { readonly size?: number } = {}): void {
    if (text === '') return;
    const { doc } = this;
    const written = setFont(doc, 'plain', text);
    doc.fontSize(size).fillColor(INK);
    this.ensure(doc.heightOfString(written, { width: this.width }));
    this.#marked(this.#root, 'P', () => doc.text(written, MARGIN.side, doc.y, { width: this.width })).end();
    doc.y += 2;
  }

  list(items: readonly string[]): void {
    const { doc } = this;
    const list = doc.struct('L');
    this.#root.add(list);
    for (const [index, text] of items.entries()) {
      const written = setFont(doc, 'plain', text);
      doc.fontSize(9.5).fillColor(INK);
      this.ensure(doc.heightOfString(written, { width: this.width - 16 }));
      const item = doc.struct('LI');
      list.add(item);
      const y = doc.y;
      this.#marked(item, 'Lbl', () => doc.text(`${index + 1}.`, MARGIN.side, y, { lineBreak: false })).end();
      this.#marked(item, 'LBody', () =>
        doc.text(written, MARGIN.side + 16, y, { width: this.width - 16 }),
      ).end();
      item.end();
      doc.y += 3;
    }
    list.end();
  }

  /** Writes the cells of a row at the current position. */
  #cells(columns: readonly Column[], cells: readonly Cell[], isHead: boolean, mark: Marking): void {
    const { doc } = this;
    const y = doc.y;
    let x = MARGIN.side;
    for (const [index, { share, isRight }] of columns.entries()) {
      const place = { x, y, width: share * this.width - 6 };
      mark(index, () => writeCell(doc, cells[index] ?? '', place, { isHead, isRight }));
      x += share * this.width;
    }
    doc.y = y + ROW;
    this.#rule(doc.y - 1.5);
  }

  #row(table: Element, columns: readonly Column[], cells: readonly Cell[], isHead: boolean): void {
    const row = this.doc.struct('TR');
    table.add(row);
    this.#cells(columns, cells, isHead, (index, write) => {
      const isHeader = isHead || index === 0;
      const element = this.#marked(row, isHeader ? 'TH' : 'TD', write);
      if (isHeader) dictionaryOf(element)['A'] = { O: 'Table', Scope: isHead ? 'Column' : 'Row' };
      element.end();
    });
    row.end();
  }

  /** A table. Each further page repeats its header as an artifact, because screen readers already know it. */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
    if (rows.length === 0) return;
    this.ensure(3 * ROW);
    const table = this.doc.struct('Table');
    this.#root.add(table);
    const heads = columns.map(({ name }) => name);
    this.#row(table, columns, heads, true);
    for (const cells of rows) {
      if (!this.#hasRoom(ROW)) {
        this.doc.addPage();
        this.#cells(columns, heads, true, (_, write) => this.artifact(write));
      }
      this.#row(table, columns, cells, false);
    }
    table.end();
    this.doc.y += 4;
  }

  /** A vector picture with its description. */
  figure(description: string, height: number, draw: (top: number) => void): void {
    const { doc } = this;
    this.ensure(height);
    const top = doc.y;
    const figure = doc.struct('Figure', { alt: description });
    this.#root.add(figure);
    figure.add(doc.markStructureContent('Figure'));
    draw(top);
    doc.endMarkedContent();
    dictionaryOf(figure)['A'] = {
      O: 'Layout',
      BBox: [MARGIN.side, doc.page.height - top - height, MARGIN.side + this.width, doc.page.height - top],
    };
    figure.end();
    doc.y = top + height + 4;
  }

  /** Adds the page numbers. @returns the file's bytes */
  finish(): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.doc.switchToPage(index);
      this.artifact(() => numberPage(this.doc, this.#foot, `Page ${index + 1} of ${count}`));
    }
    this.#root.end();
    return bytesOf(this.doc);
  }
}
