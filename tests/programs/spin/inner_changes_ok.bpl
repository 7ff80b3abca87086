// @expect verified
// @flags --check=deadlock --unroll=2 --engine=order
// A choice that changes something ends the loop.
var x: int;
procedure pause()
  modifies x;
{
  while (*) {
    x := 2;
  }
}
procedure {:entrypoint} main()
  modifies x;
{
  x := 1;
  while (x == 1) {
    if (x == 1) {
      call pause();
    }
  }
}
