import classes from './tag.module.css';

export type Tone = 'plain' | 'good' | 'notice' | 'critical';

interface TagProps {
  readonly tone?: Tone;
  readonly text: string;
}

/** A label for a state. */
export function Tag({ tone = 'plain', text }: TagProps) {
  return <span className={`${classes.tag} ${tone === 'plain' ? '' : classes[tone]}`}>{text}</span>;
}
