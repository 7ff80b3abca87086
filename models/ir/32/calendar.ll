target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i8* }
@date = internal global %struct.tm zeroinitializer, align 4
@text = internal global [26 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
define dso_local %struct.tm* @localtime_r(i32* noalias noundef %at, %struct.tm* noalias noundef %to) {
entry:
  call void @any_date(%struct.tm* noundef %to)
  ret %struct.tm* %to
}
define internal void @any_date(%struct.tm* noundef %date) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %between.exit
land.rhs.i:
  %cmp1.i = icmp sle i32 %call.i, 60
  br label %between.exit
between.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %tm_sec = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 0
  store i32 %call.i, i32* %tm_sec, align 4
  %call.i11 = call i32 @__gsmack_nondet_int()
  %cmp.i12 = icmp sge i32 %call.i11, 0
  br i1 %cmp.i12, label %land.rhs.i14, label %between.exit15
land.rhs.i14:
  %cmp1.i13 = icmp sle i32 %call.i11, 59
  br label %between.exit15
between.exit15:
  %1 = phi i1 [ false, %between.exit ], [ %cmp1.i13, %land.rhs.i14 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %tm_min = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 1
  store i32 %call.i11, i32* %tm_min, align 4
  %call.i16 = call i32 @__gsmack_nondet_int()
  %cmp.i17 = icmp sge i32 %call.i16, 0
  br i1 %cmp.i17, label %land.rhs.i19, label %between.exit20
land.rhs.i19:
  %cmp1.i18 = icmp sle i32 %call.i16, 23
  br label %between.exit20
between.exit20:
  %2 = phi i1 [ false, %between.exit15 ], [ %cmp1.i18, %land.rhs.i19 ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %tm_hour = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 2
  store i32 %call.i16, i32* %tm_hour, align 4
  %call.i21 = call i32 @__gsmack_nondet_int()
  %cmp.i22 = icmp sge i32 %call.i21, 1
  br i1 %cmp.i22, label %land.rhs.i24, label %between.exit25
land.rhs.i24:
  %cmp1.i23 = icmp sle i32 %call.i21, 31
  br label %between.exit25
between.exit25:
  %3 = phi i1 [ false, %between.exit20 ], [ %cmp1.i23, %land.rhs.i24 ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %tm_mday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 3
  store i32 %call.i21, i32* %tm_mday, align 4
  %call.i26 = call i32 @__gsmack_nondet_int()
  %cmp.i27 = icmp sge i32 %call.i26, 0
  br i1 %cmp.i27, label %land.rhs.i29, label %between.exit30
land.rhs.i29:
  %cmp1.i28 = icmp sle i32 %call.i26, 11
  br label %between.exit30
between.exit30:
  %4 = phi i1 [ false, %between.exit25 ], [ %cmp1.i28, %land.rhs.i29 ]
  call void @__gsmack_assume(i1 noundef zeroext %4)
  %tm_mon = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 4
  store i32 %call.i26, i32* %tm_mon, align 4
  %call5 = call i32 @__gsmack_nondet_int()
  %tm_year = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 5
  store i32 %call5, i32* %tm_year, align 4
  %call.i31 = call i32 @__gsmack_nondet_int()
  %cmp.i32 = icmp sge i32 %call.i31, 0
  br i1 %cmp.i32, label %land.rhs.i34, label %between.exit35
land.rhs.i34:
  %cmp1.i33 = icmp sle i32 %call.i31, 6
  br label %between.exit35
between.exit35:
  %5 = phi i1 [ false, %between.exit30 ], [ %cmp1.i33, %land.rhs.i34 ]
  call void @__gsmack_assume(i1 noundef zeroext %5)
  %tm_wday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 6
  store i32 %call.i31, i32* %tm_wday, align 4
  %call.i36 = call i32 @__gsmack_nondet_int()
  %cmp.i37 = icmp sge i32 %call.i36, 0
  br i1 %cmp.i37, label %land.rhs.i39, label %between.exit40
land.rhs.i39:
  %cmp1.i38 = icmp sle i32 %call.i36, 365
  br label %between.exit40
between.exit40:
  %6 = phi i1 [ false, %between.exit35 ], [ %cmp1.i38, %land.rhs.i39 ]
  call void @__gsmack_assume(i1 noundef zeroext %6)
  %tm_yday = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 7
  store i32 %call.i36, i32* %tm_yday, align 4
  %call.i41 = call i32 @__gsmack_nondet_int()
  %cmp.i42 = icmp sge i32 %call.i41, -1
  br i1 %cmp.i42, label %land.rhs.i44, label %between.exit45
land.rhs.i44:
  %cmp1.i43 = icmp sle i32 %call.i41, 1
  br label %between.exit45
between.exit45:
  %7 = phi i1 [ false, %between.exit40 ], [ %cmp1.i43, %land.rhs.i44 ]
  call void @__gsmack_assume(i1 noundef zeroext %7)
  %tm_isdst = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 8
  store i32 %call.i41, i32* %tm_isdst, align 4
  %call9 = call i32 @__gsmack_nondet_long()
  %tm_gmtoff = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 9
  store i32 %call9, i32* %tm_gmtoff, align 4
  %tm_zone = getelementptr inbounds %struct.tm, %struct.tm* %date, i32 0, i32 10
  store i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i32 0, i32 0), i8** %tm_zone, align 4
  ret void
}
define dso_local %struct.tm* @gmtime_r(i32* noalias noundef %at, %struct.tm* noalias noundef %to) {
entry:
  call void @any_date(%struct.tm* noundef %to)
  ret %struct.tm* %to
}
define dso_local %struct.tm* @localtime(i32* noundef %at) {
entry:
  call void @any_date(%struct.tm* noundef @date)
  ret %struct.tm* @date
}
define dso_local %struct.tm* @gmtime(i32* noundef %at) {
entry:
  call void @any_date(%struct.tm* noundef @date)
  ret %struct.tm* @date
}
define dso_local i32 @mktime(%struct.tm* noundef %from) {
entry:
  call void @any_date(%struct.tm* noundef %from)
  %call = call i32 @__gsmack_nondet_long()
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_long()
define dso_local i32 @strftime(i8* noalias noundef %to, i32 noundef %room, i8* noalias noundef %format, %struct.tm* noalias noundef %from) {
entry:
  %call = call i32 @__gsmack_nondet_ulong()
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp ult i32 %call, %room
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp3 = icmp ult i32 %i.0, %call
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call4 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call4, i8* %arrayidx, align 1
  %conv = sext i8 %call4 to i32
  %cmp6 = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx8 = getelementptr inbounds i8, i8* %to, i32 %call
  store i8 0, i8* %arrayidx8, align 1
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ 0, %if.then ], [ %call, %for.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local i8* @asctime_r(%struct.tm* noalias noundef %from, i8* noalias noundef %to) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, 24
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call, i8* %arrayidx, align 1
  %conv = sext i8 %call to i32
  %cmp2 = icmp ne i32 %conv, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp2)
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %arrayidx4 = getelementptr inbounds i8, i8* %to, i32 24
  store i8 10, i8* %arrayidx4, align 1
  %arrayidx5 = getelementptr inbounds i8, i8* %to, i32 25
  store i8 0, i8* %arrayidx5, align 1
  ret i8* %to
}
define dso_local i8* @ctime_r(i32* noalias noundef %at, i8* noalias noundef %to) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 24
  br i1 %cmp.i, label %for.body.i, label %asctime_r.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %call.i to i32
  %cmp2.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp2.i)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
asctime_r.exit:
  %arrayidx4.i = getelementptr inbounds i8, i8* %to, i32 24
  store i8 10, i8* %arrayidx4.i, align 1
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 25
  store i8 0, i8* %arrayidx5.i, align 1
  ret i8* %to
}
define dso_local i8* @asctime(%struct.tm* noundef %from) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 24
  br i1 %cmp.i, label %for.body.i, label %asctime_r.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 0), i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  %conv.i = sext i8 %call.i to i32
  %cmp2.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp2.i)
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
asctime_r.exit:
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 0)
}
define dso_local i8* @ctime(i32* noundef %at) {
entry:
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %entry ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, 24
  br i1 %cmp.i.i, label %for.body.i.i, label %ctime_r.exit
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 0), i32 %i.0.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  %conv.i.i = sext i8 %call.i.i to i32
  %cmp2.i.i = icmp ne i32 %conv.i.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp2.i.i)
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
ctime_r.exit:
  store i8 10, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 24), align 1
  store i8 0, i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 25), align 1
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @text, i32 0, i32 0)
}
declare dso_local i32 @__gsmack_nondet_int()
