import { mayRefuseOrder } from './refused-order';

/** An order as the API takes it: `name,asc`. */
type Order = string;

type Ask<R> = (orders: readonly Order[]) => Promise<R>;

/**
 * Asks for a page once more, after it was refused in these orders: without the last one. If that works and the orders
 * are refused a second time, `onRefused` is told, and the page comes without that order.
 * @throws the refusal, if the orders are not its reason
 */
export const askAfterRefusal = async <R>(
  ask: Ask<R>,
  orders: readonly Order[],
  error: unknown,
  onRefused: (order: Order) => void,
): Promise<R> => {
  const last = orders.at(-1);
  if (last === undefined || !mayRefuseOrder(error)) throw error;
  const askIn = (some: readonly Order[], tell: (order: Order) => void) =>
    ask(some).catch((refusal: unknown) => askAfterRefusal(ask, some, refusal, tell));
  const refused: Order[] = [];
  const answer = await askIn(orders.slice(0, -1), order => refused.push(order)).catch(() => Promise.reject(error));
  refused.forEach(onRefused);
  if (refused.length > 0) return askIn([last], onRefused);
  return ask(orders).catch((again: unknown) => {
    if (!mayRefuseOrder(again)) throw again;
    onRefused(last);
    return answer;
  });
};
