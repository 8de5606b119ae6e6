import { inTransaction } from '../../database';
import { seedCoupons } from './coupons';
import { seedCustomers } from './customers';
import { seedNotifications } from './notifications';
import { seedPlans } from './plans';
import { seedPromotions } from './promotions';
import { seedSettings } from './settings';
import { seedSubscriptions } from './subscriptions';
import { seedSyncResume } from './sync-resume';

/** Customers with what they hold, and what is sold, sent, set and waiting to be released. */
export const seedCommerce = () =>
  inTransaction(() => {
    seedSubscriptions(seedCustomers(), seedPlans());
    seedCoupons();
    seedPromotions();
    seedNotifications();
    seedSettings();
    seedSyncResume();
  });
