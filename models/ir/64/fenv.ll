target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [43 x i8] c"which floating-point exceptions are raised\00", align 1
define dso_local i32 @fetestexcept(i32 noundef %among) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0), i8* noundef null, i64 noundef 0)
  br label %for.cond.i
for.cond.i:
  %set.0.i = phi i32 [ 0, %entry ], [ %set.1.i, %if.end.i ]
  %bit.0.i = phi i32 [ 1, %entry ], [ %mul.i, %if.end.i ]
  %cmp.i = icmp sle i32 %bit.0.i, 61
  br i1 %cmp.i, label %for.body.i, label %raised.exit
for.body.i:
  %div.i = sdiv i32 %among, %bit.0.i
  %rem.i = srem i32 %div.i, 2
  %cmp1.i = icmp ne i32 %rem.i, 0
  br i1 %cmp1.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  %add.i = add nsw i32 %set.0.i, %bit.0.i
  br label %if.end.i
if.end.i:
  %set.1.i = phi i32 [ %add.i, %if.then.i ], [ %set.0.i, %land.lhs.true.i ], [ %set.0.i, %for.body.i ]
  %mul.i = mul nsw i32 %bit.0.i, 2
  br label %for.cond.i
raised.exit:
  ret i32 %set.0.i
}
define dso_local i32 @feclearexcept(i32 noundef %which) {
entry:
  ret i32 0
}
define dso_local i32 @feraiseexcept(i32 noundef %which) {
entry:
  ret i32 0
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
