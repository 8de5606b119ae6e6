import { setupUser } from './clock';

test('an action goes on that begins at the last moment of the time that a wait passes', async () => {
  const user = setupUser();
  const acted = new Promise<string>(resolve => {
    setTimeout(() => void user.click(document.body).then(() => resolve('acted')), 50);
  });
  await jest.advanceTimersByTimeAsync(50);
  expect(await acted).toBe('acted');
}, 5000);
