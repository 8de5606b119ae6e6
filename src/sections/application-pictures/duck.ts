export { applicationPictures } from 'shared/pictures/application-pictures.duck';
