import { Group } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import classes from './section.module.css';

interface SectionProps {
  /** Its place among the sections, from 1. */
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the registration form, with two fields per row if there is room. */
export function Section({ number, title, children }: SectionProps) {
  const id = useId();
  return (
    <Card>
      <section className={classes.section} aria-labelledby={id}>
        <Group gap="md" wrap="nowrap">
          <span className={classes.numeral} aria-hidden>
            {number}
          </span>
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
        </Group>
        <div className={grid.fields}>{children}</div>
      </section>
    </Card>
  );
}

/** A field that takes the whole width of its section. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <div className={grid.whole}>{children}</div>;
}
