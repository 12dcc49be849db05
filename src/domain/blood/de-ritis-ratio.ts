/** De Ritis ratio: AST over ALT (both U/L); above 2 alcohol is one of the causes. Source: De Ritis et al. 1957, doi:10.1016/0009-8981(57)90027-X. */
export const deRitisRatio = (astUl: number, altUl: number): number => astUl / altUl;
