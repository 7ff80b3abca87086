// @expect bounded
// @flags --unroll=3
// The section that the loop ends begins nowhere: what tries one more round must not be ended by it.
var x: int;

procedure wait()
{
  var b: int;
  b := 0;
  while (b < 2) {
    if (b > 5) { atomic begin; }
    b := x;
    atomic end;
    b := b + 1;
  }
}

procedure main()
  modifies x;
{
  x := 0;
  async call wait();
}
