import type { CoachFigure } from '#domain/coach/reply.ts';

/** Figures returned to a model, each with an id that is unique within its answer. */
export interface FigureBook {
  readonly figures: readonly CoachFigure[];
  /** Adds figures; `rename` puts their new ids into a text. */
  add(figures: readonly CoachFigure[]): {
    readonly added: readonly CoachFigure[];
    readonly rename: (text: string) => string;
  };
}

export function figureBook(): FigureBook {
  const figures: CoachFigure[] = [];
  return {
    figures,
    add(given) {
      const ids = new Map(given.map(({ id }, at) => [id, `f${figures.length + at + 1}`]));
      const added = given.map((figure) => ({ ...figure, id: ids.get(figure.id) ?? figure.id }));
      figures.push(...added);
      return {
        added,
        rename: (text) =>
          text.replaceAll(/\[\[(f\d+)\]\]/g, (_, id: string) => (ids.has(id) ? `[[${ids.get(id)}]]` : '')),
      };
    },
  };
}
