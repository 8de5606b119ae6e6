/**
 * The part of the backend that a path belongs to: `/api/users/{login}` belongs to `users`, `/management/env`
 * to `management`.
 */
export const resourceNameOf = (path: string): string => {
  const [area, name] = path.split('/').filter(Boolean);
  return area === 'api' ? (name ?? area) : (area ?? path);
};
