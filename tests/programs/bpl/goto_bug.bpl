// @expect violated
procedure {:entrypoint} main()
{
  var x: int;
  havoc x;
  goto low, high;
low:
  assume x <= 0;
  x := x + 1;
  goto done;
high:
  assume x >= 0;
  goto done;
done:
  assert x > 0 || x < 0; // want "assert|x > 0"
}
