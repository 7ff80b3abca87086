target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
@.str = private unnamed_addr constant [15 x i8] c"printed-length\00", align 1
define dso_local i32 @snprintf(i8* noalias noundef %to, i64 noundef %size, i8* noalias noundef %format, ...) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i64 %i.0.i, 1
  %cmp2.i = icmp eq i64 %add.i, %size
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i to i64
  %cmp3.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  br label %for.cond.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @vsnprintf(i8* noalias noundef %to, i64 noundef %size, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i64 %i.0.i, 1
  %cmp2.i = icmp eq i64 %add.i, %size
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i to i64
  %cmp3.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  br label %for.cond.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @sprintf(i8* noalias noundef %to, i8* noalias noundef %format, ...) {
entry:
  %call = call i32 @print_unlimited(i8* noundef %to)
  ret i32 %call
}
define internal i32 @print_unlimited(i8* noundef %to) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i64 noundef 31)
  call void @__gsmack_assume(i1 noundef zeroext %call)
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %if.end.i ]
  %cmp1.i = icmp ult i64 %i.0.i, 32
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %add.i = add i64 %i.0.i, 1
  %cmp2.i = icmp eq i64 %add.i, 32
  br i1 %cmp2.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i to i64
  %cmp3.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp3.i, label %if.then.i, label %if.end.i
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  br label %for.cond.i
print.exit:
  %cmp = icmp sle i32 %call.i, 31
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call.i
}
define dso_local i32 @vsprintf(i8* noalias noundef %to, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %call = call i32 @print_unlimited(i8* noundef %to)
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
