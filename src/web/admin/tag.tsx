import classes from './tag.module.css';

export type Tone = 'plain' | 'good' | 'notice' | 'critical';

interface TagProps {
  readonly tone?: Tone;
  readonly text: string;
}

/** A word about the state of something. */
export function Tag({ tone = 'plain', text }: TagProps) {
  return <span className={`${classes.tag} ${tone === 'plain' ? '' : classes[tone]}`}>{text}</span>;
}
