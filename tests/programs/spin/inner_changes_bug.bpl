// @expect violated
// @flags --check=deadlock --unroll=2 --engine=order
// A choice that changes something and then goes round in an inner loop leaves the others as they are.
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
  while (true) {
    if (x == 1) {
      call pause();
    }
  }
}
