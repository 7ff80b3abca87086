// @expect unknown
// Whether one of the two threads accesses the variable depends on the choice.
var {:data} n: int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure other() { n := 1; }

procedure {:entrypoint} main()
{
  var x: int;
  async call other();
  call x := sine();
  if (x == 7) { n := 2; }
}
