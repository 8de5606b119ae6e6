import { inTransaction } from '../../database';
import { seedCoupons } from './coupons';
import { seedCustomers } from './customers';
import { seedNotifications } from './notifications';
import { seedPlans } from './plans';
import { seedPromotions } from './promotions';
import { seedSettings } from './settings';
import { seedSubscriptions } from './subscriptions';
import { seedSyncResume } from './sync-resume';

/** Customers, plans, subscriptions, coupons, promotions, notifications, settings and a pending release. */
export const seedCommerce = () =>
  inTransaction(() => {
    seedSubscriptions(seedCustomers(), seedPlans());
    seedCoupons();
    seedPromotions();
    seedNotifications();
    seedSettings();
    seedSyncResume();
  });
