target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.category = type { i8** }
%struct.string = type { i8*, i64, [16 x i8] }
@system = internal global %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @table, i32 0, i32 0) }, align 8
@generic = internal global %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @table, i32 0, i32 0) }, align 8
@future = internal global %struct.category { i8** getelementptr inbounds ([8 x i8*], [8 x i8*]* @table, i32 0, i32 0) }, align 8
@_ZTVSt12system_error = dso_local constant [5 x i8*] zeroinitializer, align 16
@_ZTVSt12future_error = dso_local constant [5 x i8*] zeroinitializer, align 16
@table = internal constant [8 x i8*] [i8* null, i8* null, i8* bitcast (i8* (%struct.category*)* @name to i8*), i8* null, i8* bitcast (void (%struct.string*, %struct.category*, i32)* @message to i8*), i8* null, i8* null, i8* null], align 16
@.str = private unnamed_addr constant [9 x i8] c"category\00", align 1
define dso_local %struct.category* @_ZNSt3_V215system_categoryEv() {
entry:
  ret %struct.category* @system
}
define dso_local %struct.category* @_ZNSt3_V216generic_categoryEv() {
entry:
  ret %struct.category* @generic
}
define dso_local %struct.category* @_ZSt15future_categoryv() {
entry:
  ret %struct.category* @future
}
define internal i8* @name(%struct.category* noundef %category) {
entry:
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0)
}
define internal void @message(%struct.string* noundef %result, %struct.category* noundef %category, i32 noundef %error) {
entry:
  %own = getelementptr inbounds %struct.string, %struct.string* %result, i32 0, i32 2
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %own, i64 0, i64 0
  %text = getelementptr inbounds %struct.string, %struct.string* %result, i32 0, i32 0
  store i8* %arraydecay, i8** %text, align 8
  %length = getelementptr inbounds %struct.string, %struct.string* %result, i32 0, i32 1
  store i64 0, i64* %length, align 8
  store i8 0, i8* %arraydecay, align 8
  ret void
}
