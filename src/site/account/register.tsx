import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import type { RegistrationView } from '#domain/account/registration-view.ts';
import { FIELDS } from './fields.tsx';
import { Account, Goals, Person, Preferences } from './sections.tsx';

function Form({ form }: { readonly form: RegistrationView }) {
  const part = { form, firstFault: FIELDS.find((name) => form.errors[name] !== undefined) };
  const notice =
    form.notice ??
    (part.firstFault &&
      'We couldn’t create your account. Fix the fields marked below, then enter your password again.');
  return (
    <section className="form-card card" aria-label="Your details">
      {notice && (
        <p className="notice-line" role="alert">
          {notice}
        </p>
      )}
      <form method="post" action={form.action} noValidate>
        <Account {...part} />
        <Person {...part} />
        <Goals {...part} />
        <Preferences {...part} />
        <button className="button large" type="submit">
          Create account
        </button>
        <p className="hint">
          By creating an account, you agree to the <a href="/terms">terms</a> and the{' '}
          <a href="/privacy">privacy policy</a>.
        </p>
      </form>
    </section>
  );
}

/** Registration without JavaScript. */
export const renderRegister = (view: PageView, form: RegistrationView): string =>
  renderDocument({
    view,
    title: 'Create Your Account',
    description: 'Create an account without JavaScript.',
    isListed: false,
    body: (
      <PublicFrame view={view}>
        <div className="content register">
          <h1>Create Your Account</h1>
          <p className="lead">
            This form works without JavaScript. To log and review your days, open {view.site.name} in a
            browser with JavaScript turned on.
          </p>
          {form.refusal === undefined ? (
            <Form form={form} />
          ) : (
            <p className="form-card card" role="status">
              {form.refusal}
            </p>
          )}
        </div>
      </PublicFrame>
    ),
  });
