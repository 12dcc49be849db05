import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentPage, PageWords } from '#contract/content/content.ts';
import { api } from '#web/lib/api.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toast } from '#web/ui/toast.ts';
import { formOf, isSameText, newForm, typed, wordsOf, type PageForm } from './page-form.ts';
import { pageQuery } from '#web/content/queries.ts';

interface Saving {
  readonly form: PageForm;
  readonly publish: boolean;
}

/** A new page is first created as a draft, which stays if publishing fails. */
async function send({ form, publish }: Saving): Promise<ContentPage> {
  const { id, version } = form;
  const words = wordsOf(form);
  if (version > 0) return api.content.pages.save({ id, version, publish, ...words });
  const begun = await api.content.pages.create({ id, ...words });
  // An earlier attempt may have created it with a different text.
  if (!publish && isSameText(begun, words)) return begun;
  return api.content.pages.save({ id, version: begun.version, publish, ...words });
}

const isOlder = (error: unknown): boolean =>
  error instanceof ORPCError && error.code === 'CONFLICT' && 'version' in fieldFaults(error);

const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  isOlder(error) ? {} : fieldFaults(error);

const nameOf = (page: ContentPage | undefined): string => `content-page-1-${page?.id ?? 'new'}`;

/**
 * A page being edited: typed text survives a reload on this device until it is saved, and a newer version by somebody else is reported,
 * never overwritten.
 * @param page the stored page; undefined for a new one
 */
export function useEditor(page: ContentPage | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [kept, change, , { reset: resetForm, moveTo }] = useFormDraft<PageForm>(nameOf(page), () =>
    page ? formOf(page) : newForm(uuidV7()),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // Unedited fields follow the stored page.
  const form = page && !kept.isTouched ? formOf(page) : kept;
  const reset = (to: PageForm): void => {
    resetForm(to);
    setErrors({});
  };
  const took = (saved: ContentPage): void => {
    client.setQueryData(pageQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['content'] });
    void client.invalidateQueries({ queryKey: ['published-page'] });
  };
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (saved, { form: sent }) => {
      took(saved);
      // Text typed during a request stays, and carries over to the page's new version.
      if (!page) moveTo(nameOf(saved));
      if (isSameText(form, sent)) reset(formOf(saved));
      else change({ version: saved.version, hasOwnSlug: true });
      if (!page) void navigate(paths.adminPage(saved.id), { replace: true });
    },
    onError: (error) => {
      const fields = fieldsOf(error);
      setErrors(fields);
      if (isOlder(error) && page) void client.invalidateQueries(pageQuery(page.id));
      else if (Object.keys(fields).length > 0) focusFirstRefused();
      else void toast({ ...explain(error), tone: 'destructive' });
    },
  });
  const save = (publish: boolean, asForm = form): void => {
    setErrors({});
    saving.mutate({ form: asForm, publish });
  };
  const isDirty = form.isTouched && !(page && isSameText(form, page));
  return {
    form,
    errors,
    isDirty,
    /** Someone else has saved since, so two versions exist. */
    isBehind: page !== undefined && isDirty && form.version < page.version,
    isSaving: saving.isPending,
    change: (part: Partial<PageWords>) => {
      change(typed(form, part));
      setErrors(({ [Object.keys(part)[0] ?? '']: _changed, ...others }) => others);
    },
    save,
    /** Saves the text as the newest version. */
    saveOver: () => {
      if (!page) return;
      change({ version: page.version });
      save(false, { ...form, version: page.version });
    },
    discard: () => reset(page ? formOf(page) : newForm(uuidV7())),
    took,
  };
}

export type Editor = ReturnType<typeof useEditor>;
