target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
@.str = private unnamed_addr constant [24 x i8] c"what is known of a user\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@user = internal global %struct.passwd zeroinitializer, align 4
@room = internal global [80 x i8] zeroinitializer, align 1
@getlogin.login = internal global [16 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [25 x i8] c"what is known of a group\00", align 1
@group = internal global %struct.group zeroinitializer, align 4
@group_name = internal global [16 x i8] zeroinitializer, align 1
@group_secret = internal global [16 x i8] zeroinitializer, align 1
@members = internal global [1 x i8*] zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [29 x i8] c"a name that the system knows\00", align 1
define dso_local %struct.group* @getgrnam(i8* noundef %name) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %if.then.i2, label %if.end.i
if.then.i2:
  br label %any_group.exit
if.end.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i32 0, i32 0), i8* noundef bitcast (%struct.group* @group to i8*), i32 noundef 16)
  store i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 0), align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i32 noundef 16)
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %if.end.i ], [ %add.i.i, %for.body.i.i ]
  %add.i.i = add i32 %i.0.i.i, 1
  %cmp.i.i = icmp ult i32 %add.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %any_name.exit.i
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i32 %i.0.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  br label %for.cond.i.i
any_name.exit.i:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 15), align 1
  store i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 1), align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i32 noundef 16)
  br label %for.cond.i4.i
for.cond.i4.i:
  %i.0.i1.i = phi i32 [ 0, %any_name.exit.i ], [ %add.i2.i, %for.body.i7.i ]
  %add.i2.i = add i32 %i.0.i1.i, 1
  %cmp.i3.i = icmp ult i32 %add.i2.i, 16
  br i1 %cmp.i3.i, label %for.body.i7.i, label %any_name.exit8.i
for.body.i7.i:
  %call.i5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i6.i = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i32 %i.0.i1.i
  store i8 %call.i5.i, i8* %arrayidx.i6.i, align 1
  br label %for.cond.i4.i
any_name.exit8.i:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 15), align 1
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 3), align 4
  store i8* null, i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @members, i32 0, i32 0), align 4
  %call1.i = call i32 @__gsmack_nondet_uint()
  store i32 %call1.i, i32* getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 2), align 4
  br label %any_group.exit
any_group.exit:
  %retval.0.i = phi %struct.group* [ null, %if.then.i2 ], [ @group, %any_name.exit8.i ]
  ret %struct.group* %retval.0.i
}
define dso_local %struct.group* @getgrgid(i32 noundef %id) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %any_group.exit
if.end.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.2, i32 0, i32 0), i8* noundef bitcast (%struct.group* @group to i8*), i32 noundef 16)
  store i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 0), align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i32 noundef 16)
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %if.end.i ], [ %add.i.i, %for.body.i.i ]
  %add.i.i = add i32 %i.0.i.i, 1
  %cmp.i.i = icmp ult i32 %add.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %any_name.exit.i
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 0), i32 %i.0.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  br label %for.cond.i.i
any_name.exit.i:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_name, i32 0, i32 15), align 1
  store i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i8** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 1), align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i32 noundef 16)
  br label %for.cond.i4.i
for.cond.i4.i:
  %i.0.i1.i = phi i32 [ 0, %any_name.exit.i ], [ %add.i2.i, %for.body.i7.i ]
  %add.i2.i = add i32 %i.0.i1.i, 1
  %cmp.i3.i = icmp ult i32 %add.i2.i, 16
  br i1 %cmp.i3.i, label %for.body.i7.i, label %any_name.exit8.i
for.body.i7.i:
  %call.i5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i6.i = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 0), i32 %i.0.i1.i
  store i8 %call.i5.i, i8* %arrayidx.i6.i, align 1
  br label %for.cond.i4.i
any_name.exit8.i:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @group_secret, i32 0, i32 15), align 1
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @members, i32 0, i32 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 3), align 4
  store i8* null, i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @members, i32 0, i32 0), align 4
  %call1.i = call i32 @__gsmack_nondet_uint()
  store i32 %call1.i, i32* getelementptr inbounds (%struct.group, %struct.group* @group, i32 0, i32 2), align 4
  br label %any_group.exit
any_group.exit:
  %retval.0.i = phi %struct.group* [ null, %if.then.i ], [ @group, %any_name.exit8.i ]
  %tobool = icmp ne %struct.group* %retval.0.i, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %gr_gid = getelementptr inbounds %struct.group, %struct.group* %retval.0.i, i32 0, i32 2
  store i32 %id, i32* %gr_gid, align 4
  br label %if.end
if.end:
  ret %struct.group* %retval.0.i
}
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @getpwnam_r(i8* noalias noundef nonnull %name, %struct.passwd* noalias noundef nonnull %to, i8* noalias noundef nonnull %room, i32 noundef %size, %struct.passwd** noalias noundef nonnull %result) {
entry:
  %texts = alloca [5 x i8**], align 4
  %call.i = call i32 @__gsmack_text_length(i8* noundef %name, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %name, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  store %struct.passwd* null, %struct.passwd** %result, align 4
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp1 = icmp sle i32 %call, 133
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp uge i32 %size, 5
  br i1 %cmp2, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp ne i32 %call, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp3, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %reads_all.exit ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp4 = icmp ne i32 %call, 0
  br i1 %cmp4, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %call5 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call5, label %if.then, label %if.end
if.then:
  br label %cleanup
if.end:
  %2 = bitcast %struct.passwd* %to to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i32 0, i32 0), i8* noundef %2, i32 noundef 28)
  %3 = bitcast [5 x i8**]* %texts to i8*
  call void @llvm.lifetime.start.p0i8(i64 20, i8* %3)
  %arrayinit.begin = getelementptr inbounds [5 x i8**], [5 x i8**]* %texts, i32 0, i32 0
  %pw_name = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 0
  store i8** %pw_name, i8*** %arrayinit.begin, align 4
  %arrayinit.element = getelementptr inbounds i8**, i8*** %arrayinit.begin, i32 1
  %pw_passwd = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 1
  store i8** %pw_passwd, i8*** %arrayinit.element, align 4
  %arrayinit.element6 = getelementptr inbounds i8**, i8*** %arrayinit.element, i32 1
  %pw_gecos = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 4
  store i8** %pw_gecos, i8*** %arrayinit.element6, align 4
  %arrayinit.element7 = getelementptr inbounds i8**, i8*** %arrayinit.element6, i32 1
  %pw_dir = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 5
  store i8** %pw_dir, i8*** %arrayinit.element7, align 4
  %arrayinit.element8 = getelementptr inbounds i8**, i8*** %arrayinit.element7, i32 1
  %pw_shell = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 6
  store i8** %pw_shell, i8*** %arrayinit.element8, align 4
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp9 = icmp slt i32 %i.0, 5
  br i1 %cmp9, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %div = udiv i32 %size, 5
  %mul = mul i32 %i.0, %div
  %add.ptr = getelementptr inbounds i8, i8* %room, i32 %mul
  %arrayidx = getelementptr inbounds [5 x i8**], [5 x i8**]* %texts, i32 0, i32 %i.0
  %4 = load i8**, i8*** %arrayidx, align 4
  store i8* %add.ptr, i8** %4, align 4
  %5 = load i8**, i8*** %arrayidx, align 4
  %6 = load i8*, i8** %5, align 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef %6, i32 noundef %div)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %for.body ], [ %add.i, %for.body.i ]
  %add.i = add i32 %i.0.i, 1
  %cmp.i22 = icmp ult i32 %add.i, %div
  br i1 %cmp.i22, label %for.body.i, label %any_name.exit
for.body.i:
  %call.i23 = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %6, i32 %i.0.i
  store i8 %call.i23, i8* %arrayidx.i, align 1
  br label %for.cond.i
any_name.exit:
  %sub.i = sub i32 %div, 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %6, i32 %sub.i
  store i8 0, i8* %arrayidx1.i, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %call12 = call i32 @__gsmack_nondet_uint()
  %pw_uid = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 2
  store i32 %call12, i32* %pw_uid, align 4
  %call13 = call i32 @__gsmack_nondet_uint()
  %pw_gid = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 3
  store i32 %call13, i32* %pw_gid, align 4
  store %struct.passwd* %to, %struct.passwd** %result, align 4
  call void @llvm.lifetime.end.p0i8(i64 20, i8* %3)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %for.end ]
  ret i32 %retval.0
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @getpwuid_r(i32 noundef %id, %struct.passwd* noalias noundef nonnull %to, i8* noalias noundef nonnull %room, i32 noundef %size, %struct.passwd** noalias noundef nonnull %result) {
entry:
  %call = call i32 @getpwnam_r(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), %struct.passwd* noundef %to, i8* noundef %room, i32 noundef %size, %struct.passwd** noundef %result)
  %0 = load %struct.passwd*, %struct.passwd** %result, align 4
  %tobool = icmp ne %struct.passwd* %0, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %pw_uid = getelementptr inbounds %struct.passwd, %struct.passwd* %to, i32 0, i32 2
  store i32 %id, i32* %pw_uid, align 4
  br label %if.end
if.end:
  ret i32 %call
}
define dso_local %struct.passwd* @getpwnam(i8* noundef nonnull %name) {
entry:
  %found = alloca %struct.passwd*, align 4
  %0 = bitcast %struct.passwd** %found to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call = call i32 @getpwnam_r(i8* noundef %name, %struct.passwd* noundef @user, i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @room, i32 0, i32 0), i32 noundef 80, %struct.passwd** noundef %found)
  %1 = load %struct.passwd*, %struct.passwd** %found, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret %struct.passwd* %1
}
define dso_local %struct.passwd* @getpwuid(i32 noundef %id) {
entry:
  %found = alloca %struct.passwd*, align 4
  %0 = bitcast %struct.passwd** %found to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %0)
  %call.i = call i32 @getpwnam_r(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i32 0, i32 0), %struct.passwd* noundef @user, i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @room, i32 0, i32 0), i32 noundef 80, %struct.passwd** noundef %found)
  %1 = load %struct.passwd*, %struct.passwd** %found, align 4
  %tobool.i = icmp ne %struct.passwd* %1, null
  br i1 %tobool.i, label %if.then.i, label %getpwuid_r.exit
if.then.i:
  store i32 %id, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @user, i32 0, i32 2), align 4
  br label %getpwuid_r.exit
getpwuid_r.exit:
  %2 = load %struct.passwd*, %struct.passwd** %found, align 4
  call void @llvm.lifetime.end.p0i8(i64 4, i8* %0)
  ret %struct.passwd* %2
}
define dso_local i32 @getlogin_r(i8* noundef nonnull %to, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %land.end
land.lhs.true:
  %cmp1 = icmp sle i32 %call, 133
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp ugt i32 %size, 0
  br i1 %cmp2, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp3 = icmp ne i32 %call, 0
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp3, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef %to, i32 noundef %size)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then ], [ %add.i, %for.body.i ]
  %add.i = add i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %add.i, %size
  br i1 %cmp.i, label %for.body.i, label %any_name.exit
for.body.i:
  %call.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i, i8* %arrayidx.i, align 1
  br label %for.cond.i
any_name.exit:
  %sub.i = sub i32 %size, 1
  %arrayidx1.i = getelementptr inbounds i8, i8* %to, i32 %sub.i
  store i8 0, i8* %arrayidx1.i, align 1
  br label %if.end
if.end:
  ret i32 %call
}
define dso_local i8* @getlogin() {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %land.end.i
land.lhs.true.i:
  %cmp1.i = icmp sle i32 %call.i, 133
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %land.lhs.true.i ], [ false, %entry ], [ true, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %getlogin_r.exit, label %if.then.i
if.then.i:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.3, i32 0, i32 0), i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @getlogin.login, i32 0, i32 0), i32 noundef 16)
  br label %for.cond.i.i
for.cond.i.i:
  %i.0.i.i = phi i32 [ 0, %if.then.i ], [ %add.i.i, %for.body.i.i ]
  %add.i.i = add i32 %i.0.i.i, 1
  %cmp.i.i = icmp ult i32 %add.i.i, 16
  br i1 %cmp.i.i, label %for.body.i.i, label %any_name.exit.i
for.body.i.i:
  %call.i.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i.i = getelementptr inbounds i8, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getlogin.login, i32 0, i32 0), i32 %i.0.i.i
  store i8 %call.i.i, i8* %arrayidx.i.i, align 1
  br label %for.cond.i.i
any_name.exit.i:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getlogin.login, i32 0, i32 15), align 1
  br label %getlogin_r.exit
getlogin_r.exit:
  %cond = select i1 %tobool.i, i8* null, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getlogin.login, i32 0, i32 0)
  ret i8* %cond
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
