import type { ReactNode } from 'react';
import { Analyzed, Optimized, Tracked } from './samples.tsx';

interface StepProps {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** A sample picture of what happens. */
  readonly children: ReactNode;
}

const Step = ({ number, name, text, children }: StepProps) => (
  <li className="step">
    <div className="card sample" aria-hidden="true">
      {children}
    </div>
    <h3>
      <span className="numeral">{number}</span> {name}
    </h3>
    <p>{text}</p>
  </li>
);

/** Analyze, Track, Optimize: a sample picture and two sentences each. */
export function Steps() {
  return (
    <section className="band" aria-labelledby="how">
      <h2 id="how">How It Works</h2>
      <p className="under">From a sentence to something worth changing. The pictures show sample figures.</p>
      <ol className="steps">
        <Step
          number={1}
          name="Analyze"
          text="Type it, say it, photograph it. Every food is matched to a published table, and every figure says how sure it is."
        >
          <Analyzed />
        </Step>
        <Step
          number={2}
          name="Track"
          text="Water, sleep, stress, fasting, glucose, weight and blood tests, on one timeline with your meals."
        >
          <Tracked />
        </Step>
        <Step
          number={3}
          name="Optimize"
          text="A longevity score and a biological age you can audit, and the few changes that would move them most."
        >
          <Optimized />
        </Step>
      </ol>
    </section>
  );
}
