import classes from './prose.module.css';

/** A page's text as readers see it. @param html sanitised by the server */
export const Prose = ({ html }: { readonly html: string }) => (
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
