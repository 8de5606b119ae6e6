import type { Area } from './area';

export const administration: Area = {
  title: 'Users and monitoring',
  requirements: {
    R139: {
      text: 'Users are listed, shown, created, edited and deleted. A button activates them.',
      provedBy: [
        ['browser/sections/user-management.spec.ts', 'creates, shows, edits and deletes a user'],
        [
          'browser/features/profiles.spec.ts',
          'a user is created, gets another authority, and is deactivated and activated again',
        ],
      ],
    },
    R140: {
      isDecision: true,
      text: 'Paths identify a user by login.',
      provedBy: [
        ['sections/user-management-duck.test.ts', 'a user is read by login'],
        ['core/redux/crud-thunks.test.ts', 'the login in the path of a DELETE request is one encoded segment'],
      ],
    },
    R141: {
      isDecision: true,
      text: 'ROLE_MOBILE cannot be combined with another authority. The choice is rejected with a specific message, and nothing is sent.',
      provedBy: [
        [
          'faults/records.test.tsx',
          'fault 27: the mobile role together with another role shows an error, and nothing is sent',
        ],
      ],
    },
    R142: {
      text: 'An administrator changes the authorities of another user. All existing authorities are offered.',
      provedBy: [
        [
          'sections/user-authorities.test.tsx',
          'offers the authorities of the fallback request, and sends a newly checked one with those held',
        ],
        [
          'crud/list/without-pager.test.tsx',
          'The authorities of users are all offered when they arrive in pages of %s',
        ],
      ],
    },
    R143: {
      isDecision: true,
      text: 'An administrator sets the password of another user. Without a login, nothing is sent. The success text is “Senha resetada com sucesso!”.',
      provedBy: [
        ['sections/reset-password.test.tsx', 'is reset, with a success message and an emptied form'],
        ['sections/reset-password.test.tsx', 'is not sent without a login'],
      ],
    },
    R144: {
      isDecision: true,
      text: 'The health page shows each service with its state and lists services that are down first. It also reads the services from the body of a 503 response.',
      provedBy: [
        [
          'app/shell/one-message.test.tsx',
          'the health screen shows the status of each service when the server as a whole is down',
        ],
        ['browser/sections/monitoring.spec.ts', 'the health page lists what is down first, with its details'],
      ],
    },
    R145: {
      isDecision: true,
      text: 'Metrics and threads are shown as far as the response contains them, in the units that the response states.',
      provedBy: [
        ['browser/sections/monitoring.spec.ts', 'the metrics page shows figures, and filters threads by state'],
        ['features/monitoring/monitoring.test.ts', 'a duration with the unit %s is shown in milliseconds'],
      ],
    },
    R146: {
      text: 'The server configuration is shown and can be filtered. Secrets are shown as the server masks them.',
      provedBy: [
        [
          'browser/sections/monitoring.spec.ts',
          'the configuration page can be filtered, and shows secrets as the server masks them',
        ],
      ],
    },
    R147: {
      text: 'Audits are requested for a range of days. The default range is from one month ago to tomorrow.',
      provedBy: [
        ['features/monitoring/monitoring.test.ts', 'on %s the default range of the audits is from %s to %s'],
        [
          'browser/sections/monitoring.spec.ts',
          'audits keep their sort order after a reload, and an invalid date range sends no request',
        ],
      ],
    },
    R148: {
      text: 'The user can change the level of each logger. A change is sent at once.',
      provedBy: [
        [
          'browser/sections/monitoring.spec.ts',
          '400 loggers can be filtered, and the level of one is changed without confirmation',
        ],
      ],
    },
  },
};
