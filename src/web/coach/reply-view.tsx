import { Anchor, UnstyledButton } from '@mantine/core';
import { IconCalendarStats } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Exchange } from '#contract/coach/coach.ts';
import { referenced } from '#domain/coach/reply.ts';
import { addressOf } from '#web/lib/paths.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import classes from './coach.module.css';
import { FigureChip, type Figure } from './figure-chip.tsx';
import { FigureSheet } from './figure-sheet.tsx';
import { Ranking } from './ranking.tsx';

export type ShownReply = Exchange['reply'];

interface ReplyViewProps {
  readonly reply: ShownReply;
  readonly onAsk: (question: string) => void;
  /** Possible actions, above the data behind them. */
  readonly children?: ReactNode;
  /** Beside what it is based on. */
  readonly actions?: ReactNode;
}

/** Punctuation that belongs to the figure before it. */
const MARKS = /^[.,:;!?)]+/;

const CERTAINTY = { likely: 'Likely', possible: 'Possible', unlikely: 'Unlikely' } as const;
const STEPS = { likely: 3, possible: 2, unlikely: 1 } as const;

function Certainty({ certainty }: { readonly certainty: keyof typeof STEPS }) {
  return (
    <span className={classes.certainty}>
      <span className={classes.meter} aria-hidden>
        {[1, 2, 3].map((step) => (
          <i key={step} data-filled={step <= STEPS[certainty]} />
        ))}
      </span>
      {CERTAINTY[certainty]}
    </span>
  );
}

interface ReasonsProps {
  readonly reasons: ShownReply['reasons'];
  readonly sentence: (text: string) => ReactNode;
}

/** Possible reasons with their certainty. */
function Reasons({ reasons, sentence }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ title, text, certainty }) => (
        <li key={title}>
          <div className={classes.reasonHead}>
            <h3>{title}</h3>
            <Certainty certainty={certainty} />
          </div>
          <p>{sentence(text)}</p>
        </li>
      ))}
    </ul>
  );
}

interface BasisProps {
  readonly reply: ShownReply;
  /** Opens the rows; absent without any. */
  readonly onShow: (() => void) | undefined;
  readonly actions: ReactNode;
}

/** Number of days behind a reply. */
function Basis({ reply: { basis, note }, onShow, actions }: BasisProps) {
  if (basis === null && note === null && !actions) return null;
  return (
    <div className={classes.basis}>
      {basis !== null && <IconCalendarStats size="1.1em" aria-hidden />}
      <span>
        {basis !== null && <b>{basis}</b>} {note}
      </span>
      {onShow && (
        <UnstyledButton className={classes.showData} onClick={onShow}>
          Show data
        </UnstyledButton>
      )}
      {actions}
    </div>
  );
}

/** Replies whose first figure is a list. */
const LISTS: ReadonlySet<string> = new Set(['ranking', 'breakdown']);

/** A reply with its figures, reasons and data. */
export function ReplyView({ reply, onAsk, children, actions }: ReplyViewProps) {
  const [open, setOpen] = useState<Figure>();
  const [isOpen, setIsOpen] = useState(false);
  const show = (figure: Figure) => {
    setOpen(figure);
    setIsOpen(true);
  };
  // A mark never starts a line: it stays with its figure.
  const sentence = (text: string) =>
    referenced(text, reply.figures).map((part, at, parts) => {
      if (typeof part === 'string') return at === 0 ? part : part.replace(MARKS, '');
      const next = parts[at + 1];
      return (
        <span key={at} className={classes.figure}>
          <FigureChip figure={part} isOpen={isOpen && open?.id === part.id} onOpen={() => show(part)} />
          {typeof next === 'string' && MARKS.exec(next)?.[0]}
        </span>
      );
    });
  const { kind, title, paragraphs, reasons, choices, links, sources, figures } = reply;
  const [first] = figures;
  return (
    <div className={classes.reply} data-kind={kind}>
      {title !== null && <h2 className={classes.verdict}>{title}</h2>}
      {paragraphs.map((text) => (
        <p key={text} className={classes.sentence}>
          {sentence(text)}
        </p>
      ))}
      {first && LISTS.has(kind) && <Ranking figure={first} isOfPeriods={kind === 'breakdown'} />}
      <Reasons reasons={reasons} sentence={sentence} />
      {children}
      {choices.length > 0 && (
        <ul className={classes.choices}>
          {choices.map(({ label, question }) => (
            <li key={question}>
              <UnstyledButton className={classes.suggestion} onClick={() => onAsk(question)}>
                {label}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(({ name, screen }) => (
            <Anchor key={name} component={Link} to={addressOf(screen)} fw={600}>
              {name}
            </Anchor>
          ))}
        </p>
      )}
      {sources.length > 0 && <SourceLinks sources={sources} />}
      <Basis reply={reply} onShow={first && (() => show(first))} actions={actions} />
      <FigureSheet figure={open} opened={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
