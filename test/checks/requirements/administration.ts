import type { Area } from './area';

export const administration: Area = {
  title: 'Users and monitoring',
  requirements: {
    R139: {
      text: 'Users are listed, shown, created, edited and deleted; a button activates them.',
      provedBy: [
        ['browser/sections/user-management.spec.ts', 'creates, shows, edits and deletes a user'],
        ['browser/features/profiles.spec.ts', 'a user is created, gets another authority and is activated'],
      ],
    },
    R140: {
      isDecision: true,
      text: 'The paths of users name them by login.',
      provedBy: [
        ['sections/user-management-duck.test.ts', 'a user is read by login'],
        ['core/redux/crud-thunks.test.ts', 'a login is one encoded segment of the path of a delete'],
      ],
    },
    R141: {
      isDecision: true,
      text: 'ROLE_MOBILE goes with no other authority. The choice is refused with its own message, and nothing is sent.',
      provedBy: [['faults/records.test.tsx', 'the mobile role goes with no other, and nothing is sent']],
    },
    R142: {
      text: 'An admin changes the authorities of another user among all that there are.',
      provedBy: [
        ['sections/user-authorities.test.tsx', 'offers what the other call knows'],
        ['crud/without-pager.test.tsx', 'The authorities of users that are answered as a page'],
      ],
    },
    R143: {
      isDecision: true,
      text: 'An admin sets the password of another user. Without a login nothing is sent. The success text is “Senha resetada com sucesso!”.',
      provedBy: [
        ['sections/reset-password.test.tsx', 'is set, told and forgotten'],
        ['sections/reset-password.test.tsx', 'is not sent without a login'],
      ],
    },
    R144: {
      isDecision: true,
      text: 'Health shows each service with its state, what is down first, also in the body of a 503.',
      provedBy: [
        ['app/one-message.test.tsx', 'health shows the services although the server is down'],
        ['browser/sections/monitoring.spec.ts', 'health tells what is down first'],
      ],
    },
    R145: {
      isDecision: true,
      text: 'Metrics and threads are shown as far as the answer has them, in the units that it states.',
      provedBy: [
        ['browser/sections/monitoring.spec.ts', 'metrics show figures and the threads by state'],
        ['features/monitoring/monitoring.test.ts', 'a duration that is told in %s'],
      ],
    },
    R146: {
      text: 'The configuration of the server is shown and filtered, with secrets as the server masks them.',
      provedBy: [['browser/sections/monitoring.spec.ts', 'configuration is filtered']],
    },
    R147: {
      text: 'Audits are asked for by a range of days, at first from one month ago to tomorrow.',
      provedBy: [
        ['features/monitoring/monitoring.test.ts', 'the audits range from'],
        ['browser/sections/monitoring.spec.ts', 'audits keep their range'],
      ],
    },
    R148: {
      text: 'The level of each logger is changed at once.',
      provedBy: [['browser/sections/monitoring.spec.ts', 'levels of 400 loggers are filtered and changed at once']],
    },
  },
};
