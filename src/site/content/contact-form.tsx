import { CONTACT_LIMITS } from '#domain/content/limits.ts';
import { renderContent, type ContentPage } from './content.tsx';
import type { PageView } from '#site/frame/document.tsx';

type Field = 'name' | 'email' | 'subject' | 'message';

/** Values and errors of the form. */
interface ContactForm {
  readonly values: Readonly<Record<Field, string>>;
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly notice?: string;
  /** Signed opening time of the form. */
  readonly opened: string;
  readonly isSent: boolean;
}

interface FieldProps {
  readonly name: Field;
  readonly label: string;
  readonly hint?: string;
  readonly form: ContactForm;
  readonly isFirstFault: boolean;
}

const MAX_CHARS: Readonly<Record<Field, number>> = {
  name: CONTACT_LIMITS.nameChars,
  email: CONTACT_LIMITS.emailChars,
  subject: CONTACT_LIMITS.subjectChars,
  message: CONTACT_LIMITS.bodyChars,
};
const COMPLETE: Readonly<Partial<Record<Field, string>>> = { name: 'name', email: 'email' };

function FormField({ name, label, hint, form, isFirstFault }: FieldProps) {
  const error = form.errors[name];
  const ids = { field: `contact-${name}`, hint: `contact-${name}-hint`, error: `contact-${name}-error` };
  const shared = {
    id: ids.field,
    name,
    defaultValue: form.values[name],
    required: true,
    maxLength: MAX_CHARS[name],
    autoComplete: COMPLETE[name] ?? 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined,
    // Without a script, the page can't focus the error any other way.
    autoFocus: isFirstFault,
  };
  return (
    <div className="field">
      <label htmlFor={ids.field}>{label}</label>
      {hint && (
        <p className="hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {name === 'message' ? (
        <textarea rows={8} {...shared} />
      ) : (
        <input type={name === 'email' ? 'email' : 'text'} {...shared} />
      )}
      {error && (
        <p className="error" id={ids.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const Sent = () => (
  <section className="contact card" aria-labelledby="contact-sent" role="status">
    <h2 id="contact-sent">Message sent</h2>
    <p>
      The people who run this server will reply to the email address you gave. Check your spam folder too.
    </p>
    <p>
      <a href="/contact">Send another message</a>
    </p>
  </section>
);

const FIELDS: readonly Pick<FieldProps, 'name' | 'label' | 'hint'>[] = [
  { name: 'name', label: 'Your name' },
  { name: 'email', label: 'Your email address', hint: 'We’ll only use it to reply.' },
  { name: 'subject', label: 'Subject' },
  { name: 'message', label: 'Message' },
];

function Form({ form }: { readonly form: ContactForm }) {
  const firstFault = FIELDS.find(({ name }) => form.errors[name] !== undefined)?.name;
  const notice = form.notice ?? (firstFault && 'Your message hasn’t been sent. Fix the fields marked below.');
  return (
    <section className="contact card" aria-labelledby="contact-form">
      <h2 id="contact-form">Send us a message</h2>
      {notice && (
        <p className="notice-line" role="alert">
          {notice}
        </p>
      )}
      <form method="post" action="/contact" noValidate>
        {FIELDS.map((field) => (
          <FormField key={field.name} {...field} form={form} isFirstFault={field.name === firstFault} />
        ))}
        <div className="trap" aria-hidden="true">
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="opened" value={form.opened} />
        <button className="button large" type="submit">
          Send message
        </button>
      </form>
    </section>
  );
}

interface ContactView {
  readonly page: ContentPage;
  readonly view: PageView;
  readonly form: ContactForm;
}

/** The contact page with its form, or with what happens next once it was sent. */
export const renderContact = ({ page, view, form }: ContactView): string =>
  renderContent({ page, view, extra: form.isSent ? <Sent /> : <Form form={form} /> });
