/** Milliseconds of these lengths; a day is 24 h here, where a plant day can have 23 or 25. */
export {
  millisecondsInDay as msPerDay,
  millisecondsInHour as msPerHour,
  millisecondsInMinute as msPerMinute,
  millisecondsInSecond as msPerSecond,
  millisecondsInWeek as msPerWeek,
} from 'date-fns/constants';
