import { implement } from '@orpc/server';
import { admin } from '#contract/admin/admin.ts';
import { adminsOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { auditPage } from './audit-log.ts';
import { findProducts, lastImports, productCounts, removeOne, type FoodDeps } from './foods.ts';
import { cancelWaiting, jobQueues, lastFailures, retryFailed } from './jobs.ts';
import { mailsPage, readMail, resendMail, writeTestMail } from './mails.ts';
import {
  endSecondFactorOf,
  inviteSomebody,
  removeUsers,
  resetLinkFor,
  setAllDisabled,
  setPlans,
  setRole,
  type UserCommandDeps,
} from './user-commands.ts';
import { userDetails } from './user-details.ts';
import { usersPage } from './users.ts';

interface MaintenanceRun {
  readonly endedAtMs: number;
  readonly tookMs: number;
  readonly chores: number;
  readonly failed: number;
}

export interface AdminDeps extends UserCommandDeps, FoodDeps {
  /** Foods of the reference table. */
  readonly referenceFoods: () => number;
  /** This server's last maintenance run; undefined before the first. */
  readonly lastMaintenance: () => MaintenanceRun | undefined;
  /** This server's last backup; null if it makes none. */
  readonly backups: () => Promise<{ readonly lastOn: string | null } | null>;
  readonly version: string;
}

const base = implement(admin).$context<ApiContext>().use(adminsOnly);

function userRoutes(deps: AdminDeps) {
  const os = base.users;
  return {
    list: os.list.handler(({ input: { after, limit, ...filter } }) =>
      usersPage(deps.db, filter, { after, limit }),
    ),
    get: os.get.handler(({ input }) => userDetails(deps.db, input.id)),
    setRole: os.setRole.handler(async ({ input: { id, role }, context: { actor } }) => {
      await setRole(deps, actor, id, role);
      return userDetails(deps.db, id);
    }),
    setPlan: os.setPlan.handler(({ input: { ids, plan }, context: { actor } }) =>
      setPlans(deps, actor, ids, plan),
    ),
    setDisabled: os.setDisabled.handler(({ input: { ids, isDisabled }, context: { actor } }) =>
      setAllDisabled(deps, actor, ids, isDisabled),
    ),
    issueResetLink: os.issueResetLink.handler(({ input, context: { actor } }) =>
      resetLinkFor(deps, actor, input.id),
    ),
    invite: os.invite.handler(({ context: { actor } }) => inviteSomebody(deps, actor)),
    endSecondFactor: os.endSecondFactor.handler(async ({ input: { id }, context: { actor } }) => {
      await endSecondFactorOf(deps, actor, id);
      deps.mailer.sendSoon();
      return userDetails(deps.db, id);
    }),
    remove: os.remove.handler(({ input: { ids, typed }, context: { actor } }) =>
      removeUsers(deps, actor, ids, typed),
    ),
  };
}

function foodRoutes(deps: AdminDeps) {
  const os = base.foods;
  const counts = productCounts(deps);
  return {
    overview: os.overview.handler(async () => {
      const imports = await lastImports(deps.db);
      const ends = imports.map(({ endedAt }) => (endedAt === null ? 0 : Date.parse(endedAt)));
      return {
        reference: deps.referenceFoods(),
        products: await counts(Math.max(0, ...ends)),
        imports,
        maxUploadMb: deps.maxUploadMb,
      };
    }),
    cancelImport: os.cancelImport.handler(async ({ input: { id }, context: { actor } }) => {
      await deps.cancelImport(actor, id);
      return { id };
    }),
    searchProducts: os.searchProducts.handler(({ input }) => findProducts(deps.db, input.search)),
    removeProduct: os.removeProduct.handler(async ({ input, context: { actor } }) => {
      await removeOne(deps, actor, input.id);
      return { id: input.id };
    }),
  };
}

function maintenanceAnswer(round: MaintenanceRun | undefined) {
  if (round === undefined) return null;
  const { endedAtMs, ...rest } = round;
  return { ...rest, endedAt: new Date(endedAtMs).toISOString() };
}

function jobRoutes({ lastMaintenance, backups, version, ...deps }: AdminDeps) {
  const os = base.jobs;
  return {
    list: os.list.handler(async () => ({
      queues: await jobQueues(deps.db),
      failures: await lastFailures(deps.db),
      upkeep: maintenanceAnswer(lastMaintenance()),
      backups: await backups(),
      version,
    })),
    retry: os.retry.handler(({ input, context: { actor } }) => retryFailed(deps, actor, input.queue)),
    cancel: os.cancel.handler(({ input, context: { actor } }) => cancelWaiting(deps, actor, input.queue)),
  };
}

function mailRoutes({ mailer, ...deps }: AdminDeps) {
  const os = base.mails;
  return {
    list: os.list.handler(async ({ input }) => ({
      canSend: mailer.canSend,
      ...(await mailsPage(deps.db, input)),
    })),
    read: os.read.handler(({ input, context: { actor } }) => readMail(deps, actor, input.id)),
    test: os.test.handler(async ({ context: { actor } }) => {
      const recipient = await writeTestMail(deps, actor);
      mailer.sendSoon();
      return { recipient };
    }),
    retry: os.retry.handler(async ({ input, context: { actor } }) => {
      const mail = await resendMail(deps, actor, input.id);
      mailer.sendSoon();
      return mail;
    }),
  };
}

/** API routes of the admin area, apart from content and statistics. Every change writes an audit entry in its own transaction. */
export function adminRoutes(deps: AdminDeps) {
  return base.router({
    audit: {
      list: base.audit.list.handler(({ input: { after, limit, ...filter } }) =>
        auditPage(deps.db, filter, { after, limit }),
      ),
    },
    foods: foodRoutes(deps),
    jobs: jobRoutes(deps),
    mails: mailRoutes(deps),
    users: userRoutes(deps),
  });
}
