import { implement } from '@orpc/server';
import { photos } from '#contract/meals/photos.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { analyzePhotos, type PhotoAnalysisDeps } from './photo-analysis.ts';

/** API route for reading pictures. */
export function photoRoutes(deps: PhotoAnalysisDeps) {
  const os = implement(photos).$context<ApiContext>().use(membersOnly);
  return os.router({
    analyze: os.analyze.handler(({ input: { photoIds, words }, context }) =>
      analyzePhotos(deps, context.actor, photoIds, words),
    ),
  });
}
