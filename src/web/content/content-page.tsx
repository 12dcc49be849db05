import { ORPCError } from '@orpc/client';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { isSlug } from '#domain/content/slug.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Prose } from './prose.tsx';
import classes from './prose.module.css';
import { readQuery } from './queries.ts';

interface ContentPageProps {
  /** Shown if no page is published. */
  readonly notFound: ReactNode;
}

/** `/{slug}`: a page published by admins, inside the application. */
export function ContentPage({ notFound }: ContentPageProps) {
  const { slug = '' } = useParams();
  const isPossible = isSlug(slug);
  const { data: page, error, isError, refetch } = useQuery({ ...readQuery(slug), enabled: isPossible });
  if (!isPossible) return notFound;
  if (error instanceof ORPCError && error.code === 'NOT_FOUND') return notFound;
  if (!page && isError) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!page)
    return (
      <>
        <Skeleton height="var(--touch)" width="16rem" mb="lg" />
        <Skeleton height="24rem" radius="lg" />
      </>
    );
  if (page.slug !== slug) return <Navigate to={paths.content(page.slug)} replace />;
  return (
    <>
      <PageHeader title={page.title} {...(page.description && { text: page.description })} />
      <div className={classes.page}>
        <Card>
          <Prose html={page.html} />
        </Card>
      </div>
    </>
  );
}
