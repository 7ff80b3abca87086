// @expect violated
procedure {:entrypoint} main()
{
  var i: int;
  var sum: int;
  i := 0;
  sum := 0;
  while (i <= 4)
  {
    i := i + 1;
    sum := sum + i;
  }
  assert sum == 10; // want "assert|sum == 10"
}
