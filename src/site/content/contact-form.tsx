import { CONTACT_LIMITS } from '#domain/content/limits.ts';
import { Field as FormField } from '#site/frame/field.tsx';
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

const MAX_CHARS: Readonly<Record<Field, number>> = {
  name: CONTACT_LIMITS.nameChars,
  email: CONTACT_LIMITS.emailChars,
  subject: CONTACT_LIMITS.subjectChars,
  message: CONTACT_LIMITS.bodyChars,
};
const COMPLETE: Readonly<Partial<Record<Field, string>>> = { name: 'name', email: 'email' };

const Sent = () => (
  <section className="form-card card" aria-labelledby="contact-sent" role="status">
    <h2 id="contact-sent">Message sent</h2>
    <p>
      The people who run this server will reply to the email address you entered. Check your spam folder too.
    </p>
    <p>
      <a href="/contact">Send another message</a>
    </p>
  </section>
);

const FIELDS: readonly { readonly name: Field; readonly label: string; readonly hint?: string }[] = [
  { name: 'name', label: 'Your name' },
  { name: 'email', label: 'Your email address', hint: 'We’ll only use it to reply.' },
  { name: 'subject', label: 'Subject' },
  { name: 'message', label: 'Message' },
];

function Form({ form }: { readonly form: ContactForm }) {
  const firstFault = FIELDS.find(({ name }) => form.errors[name] !== undefined)?.name;
  const notice = form.notice ?? (firstFault && 'We couldn’t send your message. Fix the fields marked below.');
  return (
    <section className="form-card card" aria-labelledby="contact-form">
      <h2 id="contact-form">Send us a message</h2>
      {notice && (
        <p className="notice-line" role="alert">
          {notice}
        </p>
      )}
      <form method="post" action="/contact" noValidate>
        {FIELDS.map(({ name, label, hint }) => (
          <FormField
            key={name}
            form="contact"
            name={name}
            label={label}
            hint={hint}
            error={form.errors[name]}
            isFirstFault={name === firstFault}
            control={(control) => {
              const shared = {
                ...control,
                defaultValue: form.values[name],
                required: true,
                maxLength: MAX_CHARS[name],
                autoComplete: COMPLETE[name] ?? 'off',
              };
              return name === 'message' ? (
                <textarea rows={8} {...shared} />
              ) : (
                <input type={name === 'email' ? 'email' : 'text'} {...shared} />
              );
            }}
          />
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
