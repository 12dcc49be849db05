import { adminAudit } from './admin-audit.ts';
import { adminFoods } from './admin-foods.ts';
import { adminJobs } from './admin-jobs.ts';
import { adminMails } from './admin-mails.ts';
import { adminUsers } from './admin-users.ts';

/** What admins see and do beside content and statistics. Nothing in it is of a member's health. */
export const admin = {
  audit: adminAudit,
  foods: adminFoods,
  jobs: adminJobs,
  mails: adminMails,
  users: adminUsers,
};
