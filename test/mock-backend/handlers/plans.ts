import { allow } from '../allow';
import { APPLICATION_AREA } from '../authorities';
import { listOf, writesOf } from '../crud';
import { planResource } from '../plans';

const options = { url: '/api/plans', sort: 'id' };

const [, change] = writesOf(planResource, options);

/** Plans are listed and changed. The console cannot create plans (R121). */
export const planHandlers = allow(APPLICATION_AREA, [listOf(planResource, options), change]);
