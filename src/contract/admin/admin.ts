import { adminAudit } from './audit.ts';
import { adminFoods } from './foods.ts';
import { adminJobs } from './jobs.ts';
import { adminMails } from './mails.ts';
import { adminUsers } from './users.ts';

/** What admins see and do beside content and statistics. Nothing in it is of a member's health. */
export const admin = {
  audit: adminAudit,
  foods: adminFoods,
  jobs: adminJobs,
  mails: adminMails,
  users: adminUsers,
};
