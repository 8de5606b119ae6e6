export { applicationPictures } from 'features/pictures/application-pictures.duck';
